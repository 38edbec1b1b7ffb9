import { Form } from 'react-router'
import type { WaitingEntry } from '#contract/tour-running/tour-waiting.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from '../manage.module.css'

const labels: Record<WaitingEntry['status'], string> = {
  waiting: 'Waiting',
  offered: 'Offered',
  taken: 'In the checkout',
  expired: 'Offer ended',
  left: 'Left',
}

/** `expired` before an offer: the sale ended while they waited. */
const labelOf = ({ status, offeredUntil }: WaitingEntry): string =>
  status === 'expired' && offeredUntil === null ? 'Never offered' : labels[status]

const isLive = ({ status }: WaitingEntry): boolean => status === 'waiting' || status === 'offered'

type Props = {
  waiting: readonly WaitingEntry[]
  mayRemove: boolean
  mayAdd: boolean
  typed: Record<string, string>
  errorOf(field: string): string | undefined
}

/** Who waits for seats of a departure: freed seats are held for the first who fit, and offered by mail. */
export function WaitingList({ waiting, mayRemove, mayAdd, typed, errorOf }: Props) {
  if (waiting.length === 0 && !mayAdd) return null
  return (
    <DetailSection
      title="Waiting list"
      help="Freed seats are held for four hours for the first for whom they suffice, who is mailed a link; then for the next. Nobody else can buy them meanwhile."
    >
      <ol className={css.list}>
        {waiting.map((entry) => (
          <li key={entry.id} className={css.person}>
            <div>
              <p>
                {entry.name} <span className={css.facts}>{entry.people === 1 ? '1 person' : `${entry.people} people`}</span>
              </p>
              <p className={css.facts}>
                {entry.email} · since <DateText value={entry.at} withTime />
              </p>
            </div>
            <div className={css.end}>
              <Pill tone={entry.status === 'offered' ? 'info' : 'quiet'}>
                {labelOf(entry)}
                {entry.status === 'offered' && entry.offeredUntil && (
                  <>
                    {' '}
                    until <DateText value={entry.offeredUntil} withTime />
                  </>
                )}
              </Pill>
              {isLive(entry) && <CopyButton value={entry.url} what={`link of ${entry.name}`} />}
              {mayRemove && isLive(entry) && (
                <Form method="post">
                  <input type="hidden" name="id" value={entry.id} />
                  <ActionButton name="intent" value="unwait" variant="subtle" aria-label={`Take ${entry.name} off the list`}>
                    Remove
                  </ActionButton>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ol>
      {mayAdd && (
        <Form method="post" className={css.form} key={waiting.length} noValidate>
          <TextInput label="Name" name="name" maxLength={120} defaultValue={typed.name ?? ''} error={errorOf('name')} />
          <TextInput label="E-mail" name="email" maxLength={254} defaultValue={typed.email ?? ''} error={errorOf('email')} />
          <TextInput
            label="People"
            name="people"
            inputMode="numeric"
            defaultValue={typed.people ?? '1'}
            error={errorOf('people')}
          />
          <ActionButton name="intent" value="wait" variant="default">
            Add to the waiting list
          </ActionButton>
        </Form>
      )}
    </DetailSection>
  )
}
