import { Form } from 'react-router'
import type { DepartureMoves } from '#contract/tour-running/tour-departures.ts'
import { formatDate } from '#domain/dates.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import css from '../manage.module.css'

export const MAX_REASON = 200

/** `21 Nov 2026, 09:00, 4 left`. */
export const moveWords = ({ day, time, left }: DepartureMoves['targets'][number]): string =>
  [formatDate(day), time, left === null ? null : `${left} left`].filter(Boolean).join(', ')

type Props = { moves: DepartureMoves; errorOf(field: string): string | undefined }

/** Everybody of a departure is moved to another one of the same option. */
export function MoveForm({ moves: { targets }, errorOf }: Props) {
  return (
    <DetailSection
      title="Move everybody"
      help="To another departure of the same option. The price and the vouchers stay, each customer gets one mail, and cancelling is free until the new start. This departure is closed, and requests for it are declined."
    >
      {targets.length === 0 ? (
        <p className={css.facts}>No departure of the next weeks has seats for everybody.</p>
      ) : (
        <Form method="post" className={css.form} noValidate>
          <NativeSelect
            label="Departure"
            name="to"
            data={targets.map((target) => ({ value: target.departureId, label: moveWords(target) }))}
            error={errorOf('to')}
          />
          <TextInput label="Reason" name="reason" maxLength={MAX_REASON} error={errorOf('reason')} />
          <ActionButton name="intent" value="move" variant="default">
            Move everybody
          </ActionButton>
        </Form>
      )}
    </DetailSection>
  )
}
