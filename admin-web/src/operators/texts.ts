import { bilingual, textsHook } from '../i18n';

export const texts = bilingual(
  {
    operator: '运营人员',
    name: '用户名',
    id: '编号',
    role: '角色',
    created: '添加于',
    since: '任此角色自',
    secondFactor: '两步验证',
    enrolled: '已绑定',
    notEnrolled: '未绑定',
    state: '状态',
    active: '可登录',
    disabled: '已停用',
    inLog: '添加、改角色与停用都记在公开日志中，只用编号；姓名与密码加密保存在日志之外。',
  },
  {
    operator: 'Operator',
    name: 'Name',
    id: 'Id',
    role: 'Role',
    created: 'Added',
    since: 'In this role since',
    secondFactor: 'Second factor',
    enrolled: 'Enrolled',
    notEnrolled: 'Missing',
    state: 'State',
    active: 'May log in',
    disabled: 'Shut out',
    inLog:
      'Who is added, given another role or shut out stands in the public log, by id; names and passwords lie beside it, encrypted.',
  },
);

export const useTexts = textsHook(texts);
