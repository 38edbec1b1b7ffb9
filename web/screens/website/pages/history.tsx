import type { z } from 'zod'
import type { SiteDraft, SiteVersion } from '#contract/site-shapes.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from './history.module.css'
import { useReplaceDraft } from './replace-draft.tsx'

type Version = z.infer<typeof SiteVersion>
type Props = { versions: Version[]; draft: SiteDraft }

/** The last replaced draft, and every published version. A restored one becomes the draft, and live with the next publishing. */
export function PagesHistory({ versions, draft }: Props) {
  if (versions.length === 0 && !draft.replaced)
    return <p className={css.none}>Nothing was published yet. Each version is listed here.</p>
  return (
    <ol className={css.history}>
      {draft.replaced && <Replaced draft={draft} replaced={draft.replaced} />}
      {versions.map((version) => (
        <VersionRow key={version.number} version={version} draft={draft} />
      ))}
    </ol>
  )
}

function VersionRow({ version: { number, note, by, at, isLive }, draft }: { version: Version; draft: SiteDraft }) {
  const { ask, dialog } = useReplaceDraft({ draft, intent: 'restore', value: String(number), by: `Version ${number}` })
  return (
    <li className={css.version}>
      <div className={css.words}>
        <p className={css.number}>
          Version {number} {isLive && <Pill tone="good">Live</Pill>}
        </p>
        {note && <p>{note}</p>}
        <p className={css.by}>
          {by}, <DateText value={at} withTime />
        </p>
      </div>
      <Button variant="default" size="xs" aria-label={`Restore version ${number}`} onClick={ask}>
        Restore
      </Button>
      {dialog}
    </li>
  )
}

function Replaced({ draft, replaced: { by, at } }: { draft: SiteDraft; replaced: NonNullable<SiteDraft['replaced']> }) {
  const { ask, dialog } = useReplaceDraft({ draft, intent: 'bringBack', value: '', by: 'The earlier draft' })
  return (
    <li className={css.version}>
      <div className={css.words}>
        <p className={css.number}>
          Earlier draft <Pill tone="quiet">Not published</Pill>
        </p>
        <p className={css.by}>
          {by} took its place, <DateText value={at} withTime />
        </p>
      </div>
      <Button variant="default" size="xs" onClick={ask}>
        Bring it back
      </Button>
      {dialog}
    </li>
  )
}
