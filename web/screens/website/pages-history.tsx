import { Form } from 'react-router'
import type { z } from 'zod'
import type { SiteVersion } from '#contract/site.ts'
import { DateText } from '../../kit/date-text.tsx'
import { deskZone } from '../../kit/desk-zone.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import css from './pages-history.module.css'

type Props = { versions: z.infer<typeof SiteVersion>[]; revision: number }

/** Every published version. One that is restored becomes the draft, and live with the next publishing. */
export function PagesHistory({ versions, revision }: Props) {
  if (versions.length === 0) return <p className={css.none}>Nothing was published yet. Each publishing is kept here.</p>
  return (
    <ol className={css.history}>
      {versions.map(({ number, note, by, at, isLive }) => (
        <li key={number} className={css.version}>
          <div className={css.words}>
            <p className={css.number}>
              Version {number} {isLive && <Pill tone="good">Live</Pill>}
            </p>
            {note && <p>{note}</p>}
            <p className={css.by}>
              {by}, <DateText value={at} withTime zone={deskZone} />
            </p>
          </div>
          <RestoreForm number={number} revision={revision} />
        </li>
      ))}
    </ol>
  )
}

const RestoreForm = ({ number, revision }: { number: number; revision: number }) => (
  <Form method="post">
    <input type="hidden" name="intent" value="restore" />
    <input type="hidden" name="revision" value={revision} />
    <ActionButton name="value" value={String(number)} variant="default" size="xs" aria-label={`Restore version ${number}`}>
      Restore
    </ActionButton>
  </Form>
)
