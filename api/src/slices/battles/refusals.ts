import { refusal } from '../../foundation/contract/refusal.ts';
import type { refusals as boxes } from '../boxes/refusals.ts';
import type { refusals as props } from '../props/refusals.ts';
import type { refusals as stops } from '../stops/refusals.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

type Others = keyof typeof boxes | keyof typeof props | keyof typeof stops;

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'battle-unknown': refusal(404, 970, {
    zh: '没有这场对战',
    en: 'There is no such battle',
    ru: 'Такого сражения нет',
    vi: 'Không có trận đối chiến này',
  }),
  'battles-closed': refusal(403, 971, {
    zh: '对战暂未开放，没有扣款',
    en: 'Battles are closed now. Nothing was charged.',
    ru: 'Сражения сейчас закрыты. Ничего не списано.',
    vi: 'Đối chiến hiện đang đóng. Chưa trừ gì cả.',
  }),
  'rounds-out-of-range': refusal(400, 972, {
    zh: '对战需要 1 到 50 个回合',
    en: 'A battle has 1 to 50 rounds',
    ru: 'В сражении от 1 до 50 раундов',
    vi: 'Một trận có từ 1 đến 50 vòng',
  }),
  'seats-misfit': refusal(400, 973, {
    zh: '席位与队伍不符合规则',
    en: 'These seats and teams do not fit the rules',
    ru: 'Такие места и команды правилами не предусмотрены',
    vi: 'Số chỗ và đội không đúng luật',
  }),
  'over-battle-ceiling': refusal(403, 974, {
    zh: '全部席位的价格超过上限',
    en: 'All seats together cost more than the rules allow',
    ru: 'Все места вместе стоят больше, чем разрешают правила',
    vi: 'Tổng giá các chỗ vượt mức cho phép',
  }),
  'card-too-small': refusal(409, 975, {
    zh: '竞技卡的面值低于席位价格，没有使用',
    en: 'The competition card is worth less than the seat. It was not used.',
    ru: 'Карта турнира дешевле места. Она не потрачена.',
    vi: 'Thẻ thi đấu có giá trị thấp hơn giá một chỗ. Thẻ chưa được dùng.',
  }),
  'own-battle': refusal(409, 976, {
    zh: '这是您自己创建的对战，您已入座',
    en: 'You created this battle and have a seat in it already',
    ru: 'Это ваше сражение, вы уже в нём',
    vi: 'Bạn đã tạo trận này và đã ngồi rồi',
  }),
  'already-seated': refusal(409, 977, {
    zh: '您已在这场对战中入座',
    en: 'You have a seat in this battle already',
    ru: 'У вас уже есть место в этом сражении',
    vi: 'Bạn đã có chỗ trong trận này',
  }),
  'battle-full': refusal(409, 978, {
    zh: '席位已满，没有扣款',
    en: 'All seats are taken. Nothing was charged.',
    ru: 'Все места заняты. Ничего не списано.',
    vi: 'Đã hết chỗ. Chưa trừ gì cả.',
  }),
  'battle-cancelled': refusal(409, 979, {
    zh: '对战已取消，没有扣款',
    en: 'The battle was cancelled. Nothing was charged.',
    ru: 'Сражение отменено. Ничего не списано.',
    vi: 'Trận đã bị hủy. Chưa trừ gì cả.',
  }),
  'battle-over': refusal(409, 980, {
    zh: '对战已结束，没有扣款',
    en: 'The battle is over. Nothing was charged.',
    ru: 'Сражение завершено. Ничего не списано.',
    vi: 'Trận đã kết thúc. Chưa trừ gì cả.',
  }),
  'device-seated': refusal(409, 981, {
    zh: '这场对战每台设备只坐一席，此设备的另一个账号已入座',
    en: 'This battle allows one seat per device, and another account of this device has one',
    ru: 'В этом сражении одно место на устройство, и другой аккаунт этого устройства его занял',
    vi: 'Trận này mỗi thiết bị một chỗ, và tài khoản khác của thiết bị này đã ngồi',
  }),
  'beacon-away': refusal(503, 982, {
    zh: '公共信标暂时没有回应，最后一席暂不开放，没有扣款，请稍后再试',
    en: 'The public beacon does not answer, so no last seat is taken. Nothing was charged. Try again soon.',
    ru: 'Публичный маяк не отвечает, последнее место пока не занять. Ничего не списано. Попробуйте позже.',
    vi: 'Tín hiệu công khai chưa phản hồi nên chưa nhận chỗ cuối. Chưa trừ gì cả. Hãy thử lại sau.',
  }),
  'not-your-battle': refusal(403, 983, {
    zh: '只有创建者可以取消对战',
    en: 'Only its creator can cancel a battle',
    ru: 'Отменить сражение может только его создатель',
    vi: 'Chỉ người tạo mới hủy được trận',
  }),
  'invitee-unknown': refusal(404, 984, {
    zh: '只能邀请最近一起对战过的玩家',
    en: 'Only players of your latest battles can be invited',
    ru: 'Пригласить можно только игроков ваших последних сражений',
    vi: 'Chỉ mời được người vừa đối chiến cùng bạn',
  }),
  'invitee-muted': refusal(409, 985, {
    zh: '对方关闭了邀请',
    en: 'This player is not accepting invitations',
    ru: 'Этот игрок не принимает приглашений',
    vi: 'Người chơi này không nhận lời mời',
  }),
  'invites-spent': refusal(429, 986, {
    zh: '邀请太频繁，请稍后再试',
    en: 'You have sent all your invitations for now. Try again later.',
    ru: 'Лимит приглашений исчерпан. Попробуйте позже.',
    vi: 'Bạn đã gửi hết lời mời. Hãy thử lại sau.',
  }),
} satisfies Omit<RefusalsOf<typeof contract>, Others>;
