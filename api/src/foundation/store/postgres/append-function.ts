/** SQLSTATE when another writer has taken the log over. */
export const FENCED_OFF = 'SK001';
/** SQLSTATE when the log is shorter than its writer knows. */
export const COMMITS_LOST = 'SK002';

/** Joins texts of one parameter: JSON escapes it, so it occurs in none. An array would have every quote escaped, and parsed again. */
export const SEPARATOR = '\u001E';

/**
 * Appends a batch: decides each unit in order, writes the possible ones, and returns those that are not, then the log's new
 * end. The update of the one row comes first. It makes later batches wait until this one is committed, so positions have
 * neither gaps nor another order than commits; and it fails if another writer holds the fence, or if the log lost appends that
 * were answered. The commit is on the disk before its answer, whatever the server's default.
 */
export const APPEND_FUNCTION = `
CREATE FUNCTION log_append(
  my_fence uuid, my_last bigint, units integer[], joined_streams text, joined_commands text, versions integer[], counts integer[],
  checksums integer[], joined_contents text
) RETURNS TABLE (unit integer, at integer, append bigint, ends bigint, version integer, content text)
LANGUAGE plpgsql AS $function$
#variable_conflict use_column
DECLARE
  streams text[] := string_to_array(joined_streams, E'\\x1e');
  commands text[] := string_to_array(joined_commands, E'\\x1e');
  contents text[] := string_to_array(joined_contents, E'\\x1e');
  last integer := cardinality(units);
  brought bigint := (SELECT coalesce(sum(c), 0) FROM unnest(counts) c);
  head_append bigint;
  head_end bigint;
  first integer;
  i integer := 1;
  all_written boolean := true;
  possible boolean;
BEGIN
  IF current_setting('synchronous_commit') = 'off' THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  UPDATE log_head SET appends = appends + last, events = events + brought WHERE fence = my_fence
    RETURNING appends - last, events - brought INTO head_append, head_end;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'another writer has taken the log over' USING ERRCODE = '${FENCED_OFF}';
  END IF;
  IF head_append < my_last THEN
    RAISE EXCEPTION 'the log has % appends, and its writer knows %', head_append, my_last
      USING ERRCODE = '${COMMITS_LOST}';
  END IF;
  WHILE i <= last LOOP
    first := i;
    possible := true;
    WHILE i <= last AND units[i] = units[first] LOOP
      IF possible THEN
        unit := units[i];
        at := i - first;
        SELECT known.append, known.ends, known.content INTO append, ends, content
          FROM log_appends known WHERE known.stream = streams[i] AND known.command = commands[i];
        IF FOUND THEN
          possible := false;
          version := NULL;
          RETURN NEXT;
        ELSE
          version := coalesce(
            (SELECT latest.version FROM log_appends latest WHERE latest.stream = streams[i] AND latest.events > 0
             ORDER BY latest.version DESC LIMIT 1), 0);
          IF version <> versions[i] THEN
            possible := false;
            RETURN NEXT;
          END IF;
        END IF;
      END IF;
      i := i + 1;
    END LOOP;
    IF possible THEN
      FOR n IN first .. i - 1 LOOP
        head_append := head_append + 1;
        head_end := head_end + counts[n];
        INSERT INTO log_appends VALUES (
          head_append, head_end, streams[n], commands[n], versions[n] + counts[n], counts[n], checksums[n], contents[n]
        );
      END LOOP;
    ELSE
      all_written := false;
    END IF;
  END LOOP;
  IF NOT all_written THEN
    UPDATE log_head SET appends = head_append, events = head_end;
  END IF;
  unit := -1;
  at := 0;
  append := head_append;
  ends := head_end;
  version := NULL;
  content := NULL;
  RETURN NEXT;
END
$function$;`;
