import { SkinList } from './SkinList';
import { SkinShow } from './SkinShow';

export const skins = { list: SkinList, show: SkinShow };
