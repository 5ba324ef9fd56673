import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Breadcrumb } from '../shell/app/Breadcrumb';
import { registerSlices } from '../shell/app/slices';
import { startSpeaking } from '../shell/i18n';
import * as slices from './index';

registerSlices(Object.values(slices));
beforeAll(() => startSpeaking('ZH'));
afterEach(cleanup);

it.each([
  ['/user/account', ['/ ', '/user/account 个人中心'], '账号设置'],
  ['/user/case', ['/ ', '/user/account 个人中心'], '我的背包'],
  ['/user/mbox/record', ['/ ', '/user/account 个人中心', '/user/records 我的记录'], '开箱记录'],
  ['/page/promotion', ['/ '], '推广中心'],
  ['/page/helpcenter/hash', ['/ ', '/page/helpcenter 帮助中心'], '帮助中心'],
  ['/upgrade/rank', ['/ ', '/page/upgradeHall 升级大厅'], '每日倍数榜'],
])(
  'the breadcrumb of %s begins with home, and every step but the last can be clicked',
  (path, links, page) => {
    history.pushState(null, '', path);
    render(<Breadcrumb />);
    const shown = screen
      .getAllByRole('link')
      .map((link) => `${link.getAttribute('href')} ${link.textContent}`);
    expect(shown).toEqual(links);
    expect(screen.getByText(page, { selector: '[aria-current=page]' })).toBeTruthy();
  },
);
