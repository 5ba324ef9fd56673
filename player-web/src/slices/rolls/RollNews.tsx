import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Kind, OFFICIAL, STREAMER, kindQuery } from './queries';
import { useIsNew } from './seen-rooms';

interface Props {
  readonly tell: (count: number) => void;
}

export const OfficialNews = ({ tell }: Props) => <RollNews type={OFFICIAL} tell={tell} />;
export const StreamerNews = ({ tell }: Props) => <RollNews type={STREAMER} tell={tell} />;

/** Reports the number of open rooms of a kind that this session has not looked at. */
function RollNews({ type, tell }: Props & { type: Kind }) {
  const { language } = useTranslation().i18n;
  const { data } = useQuery(kindQuery(type, language));
  const isNew = useIsNew();
  const amount = data?.filter((room) => isNew(room) && !room.isJoin).length ?? 0;
  useEffect(() => tell(amount), [amount, tell]);
  return null;
}
