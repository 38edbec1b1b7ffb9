import { Form } from 'react-router'
import type { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import rows from '../settings/rows.module.css'

export interface Version {
  number: number
  by: string
  at: string
  isLive: boolean
}

type Props = { own: OwnTour; versions: readonly Version[]; mayWrite: boolean }

/** The published versions; restoring one replaces the draft and not what is sold. */
export function TourVersions({ own, versions, mayWrite }: Props) {
  if (versions.length === 0) return null
  return (
    <DetailSection title="Versions" help="Restoring a version replaces the draft. What is sold changes when you publish.">
      <ul className={rows.list}>
        {versions.map(({ number, by, at, isLive }) => (
          <li key={number} className={rows.row}>
            <div className={rows.words}>
              <p className={rows.name}>
                Version {number} {isLive && <Pill tone="good">Sold now</Pill>}
              </p>
              <p className={rows.text}>
                <DateText value={at} withTime /> · {by}
              </p>
            </div>
            {mayWrite && own.status !== 'archived' && (
              <Form method="post">
                <input type="hidden" name="revision" value={own.revision} />
                <input type="hidden" name="number" value={number} />
                <ActionButton name="intent" value="restore" variant="default" size="xs" aria-label={`Restore version ${number}`}>
                  Restore
                </ActionButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
