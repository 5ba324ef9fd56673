import { TextField } from '@mui/material';
import { useTexts } from './texts';

const MOST = 500;

/** Words to an approval or a refusal, submitted as `comment` by a form. */
export function CommentField({
  value,
  onChange,
}: {
  /** with `onChange`; without both the form keeps the words */
  value?: string;
  onChange?: (comment: string) => void;
}) {
  const texts = useTexts();
  return (
    <TextField
      name="comment"
      label={texts.comment}
      helperText={texts.commentHint}
      multiline
      minRows={2}
      fullWidth
      margin="dense"
      size="small"
      slotProps={{ htmlInput: { maxLength: MOST } }}
      {...(onChange !== undefined && {
        value: value ?? '',
        onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
      })}
    />
  );
}

/** Returns the words as a call's body has them; nothing for none. */
export const commentIn = (comment: string): { comment?: string } =>
  comment.trim() === '' ? {} : { comment: comment.trim() };
