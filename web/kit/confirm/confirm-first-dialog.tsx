import { type SubmitEvent, useEffect, useState } from 'react'
import { errorRow } from '#domain/errors.ts'
import { loadApi } from '../../api.ts'
import { asFailure } from '../../api-failure.ts'
import { checkFor } from '../../form-checks.ts'
import { Dialog } from '../dialog.tsx'
import { Button } from '../form/button.tsx'
import { FormError } from '../form/form-error.tsx'
import { type FormOutcome, outcomeOf } from '../form/outcome.ts'
import { useFields } from '../form/use-fields.ts'
import css from './confirm-field.module.css'
import { ConfirmField, confirmLabel } from './confirm-field.tsx'
import { factorsOf, type PersonFactors, refusedFields } from './read-person.ts'

/** What is shown where the server did not answer. */
const unanswered: FormOutcome = {
  failure: {
    code: 'server.failed',
    title: 'Not confirmed',
    body: 'The server did not answer. Try again.',
    fields: {},
    dialogCode: null,
    detail: null,
  },
  typed: {},
}

/** Asks who it is before an action goes on that moves money or makes a key. A wrong proof is told here. */
export function ConfirmFirstDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const [person, setPerson] = useState<PersonFactors | null>(null)
  const [answer, setAnswer] = useState<FormOutcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const form = useFields(answer, checkFor('confirmPassword'))
  useEffect(() => {
    readFactors().then(setPerson, () => setAnswer(unanswered))
  }, [])
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !form.isRight(event.currentTarget)) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setIsBusy(true)
    const failed = await confirm(password)
    setIsBusy(false)
    if (failed) setAnswer(failed)
    else onAnswer(true)
  }
  return (
    <Dialog title={errorRow('auth.confirm-first').title} isOpen onClose={() => onAnswer(false)} shape="box">
      <form {...form.events} className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <p>This moves money or creates a key. What you have done so far is kept.</p>
        <FormError outcome={form.outcome} labels={person ? { password: confirmLabel(person) } : {}} />
        {person && <ConfirmField person={person} field={form.field('password')} />}
        <div className="button-row" data-end>
          <Button variant="default" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={!person}>
            Confirm
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const readFactors = async (): Promise<PersonFactors> => factorsOf(await (await loadApi()).secondFactor.get())

/** The failure, or null. */
async function confirm(password: string): Promise<FormOutcome | null> {
  try {
    await (await loadApi()).confirmation.confirm({ password })
    return null
  } catch (error) {
    return outcomeOf(asFailure(error), {}, refusedFields) ?? unanswered
  }
}
