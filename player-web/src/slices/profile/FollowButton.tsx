import { useMutation } from '@tanstack/react-query';
import { useSession } from '../../shell/session/session';
import { Button, failureText, toast } from '../../shell/ui';
import { follow } from './queries';
import { useT } from './t';

/** Begins or ends following a player: for a visitor on this page alone, for a player also on the own list. */
export function FollowButton({
  userId,
  isFollowing,
  onWatch,
}: {
  userId: string;
  isFollowing: boolean;
  onWatch: (isWatching: boolean) => void;
}) {
  const t = useT();
  const { token } = useSession();
  const following = useMutation({
    mutationFn: (on: boolean) => follow(userId, on),
    onError: (failure) => toast.error(failureText(failure)),
  });
  return (
    <Button
      variant={isFollowing ? 'line' : 'play'}
      size="lg"
      icon={isFollowing ? 'close' : 'eye'}
      label={t(isFollowing ? 'live.unfollow' : 'live.follow')}
      disabled={following.isPending}
      onClick={() => (token === undefined ? onWatch(!isFollowing) : following.mutate(!isFollowing))}
    />
  );
}
