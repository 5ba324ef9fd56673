import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import OverviewIcon from '@mui/icons-material/MonitorHeartOutlined';
import PlayersIcon from '@mui/icons-material/PeopleOutlined';
import SkinsIcon from '@mui/icons-material/CategoryOutlined';
import { Menu as RaMenu } from 'react-admin';
import { useTexts } from '../i18n';

export function Menu() {
  const texts = useTexts();
  return (
    <RaMenu>
      <RaMenu.DashboardItem primaryText={texts.health.title} leftIcon={<OverviewIcon />} />
      <RaMenu.Item to="/boxes" primaryText={texts.boxes.name} leftIcon={<InventoryIcon />} />
      <RaMenu.Item to="/skins" primaryText={texts.skins.name} leftIcon={<SkinsIcon />} />
      <RaMenu.Item to="/players" primaryText={texts.players.name} leftIcon={<PlayersIcon />} />
    </RaMenu>
  );
}
