import { Form, useActionData } from 'react-router'
import type { CheckIn } from '#contract/tour-running/tour-departures.ts'
import { formatDate } from '#domain/dates.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Notice } from '../../../kit/notice.tsx'
import css from '../manage.module.css'

const titles = {
  arrived: 'Welcome',
  already: 'Already checked in',
  'not-confirmed': 'Not valid',
  'other-departure': 'Another departure',
  unknown: 'Unknown code',
} as const

const tones = { arrived: 'info', already: 'warn', 'not-confirmed': 'bad', 'other-departure': 'warn', unknown: 'bad' } as const

const help = {
  arrived: 'The voucher is counted.',
  already: 'This voucher was counted before. Nobody else may enter with it.',
  'not-confirmed': 'The booking of this voucher is not confirmed, or it was cancelled.',
  'other-departure': 'This voucher is of a departure that somebody else guides. It is not counted.',
  unknown: 'No booking has this code. Check what was typed.',
} as const

function Outcome({ of: { outcome, name, category, title, day, time, at } }: { of: CheckIn }) {
  return (
    <Notice
      tone={tones[outcome]}
      title={name && outcome === 'arrived' ? `${titles.arrived}, ${name}` : titles[outcome]}
      role="status"
    >
      <p>{help[outcome]}</p>
      {title && (
        <p>
          {[name, category, title, day && formatDate(day), time].filter(Boolean).join(' · ')}
          {outcome === 'already' && at && (
            <>
              {' '}
              · counted <DateText value={at} withTime />
            </>
          )}
        </p>
      )}
    </Notice>
  )
}

/** The code of a voucher, scanned or typed, and what became of the last one. Posts `code` with the intent `check-in`. */
export function CheckInForm() {
  const answer = useActionData<{ checkIn: CheckIn } | FormOutcome>()
  const counted = answer && 'checkIn' in answer ? answer.checkIn : null
  const failed = answer && 'failure' in answer ? answer : null
  return (
    <div className={`${css.stack} ${css.narrow}`}>
      {counted && <Outcome of={counted} />}
      <FormError outcome={failed} labels={{ code: 'Code' }} />
      <Form method="post" className={css.form} noValidate key={counted ? `${counted.at}${counted.outcome}` : 'empty'}>
        <input type="hidden" name="intent" value="check-in" />
        <TextInput
          label="Code"
          name="code"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="AB2C3D4E5F-1"
          defaultValue={failed?.typed.code ?? ''}
          error={failed?.failure.fields.code}
        />
        <ActionButton>Check in</ActionButton>
      </Form>
    </div>
  )
}
