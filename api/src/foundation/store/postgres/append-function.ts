import { CLOCK_TOLERANCE_MS } from '@skins/engine/kernel';

/** SQLSTATE when another writer has taken the log over. */
export const FENCED_OFF = 'SK001';
/** SQLSTATE when the log is shorter than its writer knows. */
export const COMMITS_LOST = 'SK002';

/** Joins texts of one parameter: JSON escapes it, so it occurs in none. An array would have every quote escaped, and parsed again. */
export const SEPARATOR = '\u001E';

/** Why a unit was not written, in place of a version: its node has not heard of the last setting. */
export const SETTINGS_MOVED = -1;
/** Its time lies too far before another append's. */
const TOO_OLD = -2;
/** Another node holds the lease under which it was decided. */
const LEASE_LOST = -3;
/** Another stream on which it was decided has moved. */
const READ_MOVED = -4;

/**
 * Appends a batch: decides each unit in order, writes the possible ones, and returns those that are not, then the log's new
 * end. The update of the one row comes first. It makes later batches wait until this one is committed, so positions have
 * neither gaps nor another order than commits; and it fails if another writer holds the fence, or if the log lost appends that
 * were answered. The commit is on the disk before its answer, whatever the server's default.
 *
 * A node has a fence of its own and passes `heard`, `times`, `leases`, `are_settings` and `joined_reads`; the only writer passes NULL for them. A unit of a
 * node is refused like a stale version if it was decided before the last setting, more than two seconds before the latest
 * append, under a lease that another node holds, or on another version of a stream that it read ("stream#version", joined by spaces). The node's row tells what its last batch wrote.
 */
export const APPEND_FUNCTION = `
CREATE FUNCTION log_append(
  my_fence uuid, my_last bigint, units integer[], joined_streams text, joined_commands text, versions integer[], counts integer[],
  checksums integer[], joined_contents text, heard bigint[], times bigint[], leases bigint[], are_settings boolean[], joined_reads text
) RETURNS TABLE (unit integer, at integer, append bigint, ends bigint, version integer, content text)
LANGUAGE plpgsql AS $function$
#variable_conflict use_column
DECLARE
  streams text[] := string_to_array(joined_streams, E'\\x1e');
  commands text[] := string_to_array(joined_commands, E'\\x1e');
  contents text[] := string_to_array(joined_contents, E'\\x1e');
  reads text[] := string_to_array(joined_reads, E'\\x1e');
  last integer := cardinality(units);
  brought bigint := (SELECT coalesce(sum(c), 0) FROM unnest(counts) c);
  of_node boolean := heard IS NOT NULL;
  head_append bigint;
  head_end bigint;
  head_fence uuid;
  head_settings bigint;
  head_latest bigint;
  generation bigint;
  before_append bigint;
  first integer;
  i integer := 1;
  all_written boolean := true;
  possible boolean;
BEGIN
  IF current_setting('synchronous_commit') = 'off' THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  UPDATE log_head SET appends = appends + last, events = events + brought
    RETURNING appends - last, events - brought, fence, settings, latest
    INTO head_append, head_end, head_fence, head_settings, head_latest;
  IF head_fence <> my_fence AND NOT of_node THEN
    RAISE EXCEPTION 'another writer has taken the log over' USING ERRCODE = '${FENCED_OFF}';
  END IF;
  IF head_append < my_last THEN
    RAISE EXCEPTION 'the log has % appends, and its writer knows %', head_append, my_last
      USING ERRCODE = '${COMMITS_LOST}';
  END IF;
  before_append := head_append;
  -- Whoever takes a lease over locks log_head first, so it cannot change hands before this batch is committed.
  IF of_node AND 0 < ANY (leases) THEN
    generation := (SELECT held.generation FROM log_lease held WHERE held.only_row);
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
          version := CASE
            WHEN NOT of_node THEN NULL
            WHEN heard[i] < head_settings THEN ${SETTINGS_MOVED}
            WHEN times[i] + ${CLOCK_TOLERANCE_MS} < head_latest THEN ${TOO_OLD}
            WHEN leases[i] > 0 AND leases[i] IS DISTINCT FROM generation THEN ${LEASE_LOST}
            WHEN reads[i] <> '' AND EXISTS (
              SELECT FROM string_to_table(reads[i], ' ') place
              WHERE split_part(place, '#', 2)::integer <> coalesce(
                (SELECT latest.version FROM log_appends latest
                 WHERE latest.stream = split_part(place, '#', 1) AND latest.events > 0
                 ORDER BY latest.version DESC LIMIT 1), 0)
            ) THEN ${READ_MOVED}
          END;
          IF version IS NOT NULL THEN
            possible := false;
            ends := head_settings;
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
        IF of_node THEN
          head_latest := greatest(head_latest, times[n]);
          IF are_settings[n] THEN head_settings := head_end; END IF;
        END IF;
      END LOOP;
    ELSE
      all_written := false;
    END IF;
  END LOOP;
  IF of_node THEN
    UPDATE log_head SET appends = head_append, events = head_end, settings = head_settings, latest = head_latest;
    UPDATE log_nodes SET after = before_append, upto = head_append, ends = head_end WHERE fence = my_fence;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'this node is no longer admitted' USING ERRCODE = '${FENCED_OFF}';
    END IF;
  ELSIF NOT all_written THEN
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
