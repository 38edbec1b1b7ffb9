import { useState } from 'react'
import { loadApi } from '../../api.ts'
import { ApiFailure, asFailure } from '../../api-failure.ts'
import { useSession } from '../../session.ts'
import { Button } from '../form/button.tsx'
import { PasswordInput } from '../form/password-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import type { Fields } from '../form/use-fields.ts'
import { useCanUsePasskeys } from '../passkeys/use-can-use-passkeys.ts'
import css from './confirm-field.module.css'
import type { PersonFactors } from './read-person.ts'

type Props = {
  person: PersonFactors
  field: ReturnType<Fields['field']>
  /** Why it is asked for. */
  description?: string
}

/** Who is in front of the page: the password, or for an account without one a code or a passkey. Its value is sent as `password`. */
export function ConfirmField({ person, field, description }: Props) {
  if (person.hasPassword)
    return (
      <>
        <UserName />
        <PasswordInput label="Your password" description={description} autoComplete="current-password" {...field} />
      </>
    )
  return <CodeField person={person} field={field} description={description} />
}

/** The label of the field, for the summary of errors. */
export const confirmLabel = ({ hasPassword }: PersonFactors): string => (hasPassword ? 'Your password' : 'Your code')

/** What a click did, or why it did not. */
type Told = { isDone: boolean; says: string }

async function mailCode(): Promise<Told> {
  await (await loadApi()).confirmation.mailCode()
  return { isDone: true, says: 'A code is on its way to your e-mail address. It is good for ten minutes.' }
}

async function askPasskey(fill: (proof: string) => void): Promise<Told> {
  const [{ confirmation }, { signWithPasskey }] = await Promise.all([loadApi(), import('../passkeys/ask-passkey.ts')])
  const asked = await signWithPasskey(await confirmation.passkeyOptions())
  if ('problem' in asked) return { isDone: false, says: asked.problem }
  const { proof } = await confirmation.byPasskey({ credential: JSON.parse(asked.credential) })
  fill(proof)
  return { isDone: true, says: 'Your passkey was accepted.' }
}

function CodeField({ person, field, description }: Props) {
  const canUsePasskeys = useCanUsePasskeys()
  const [told, setTold] = useState<Told | null>(null)
  const [proof, setProof] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const run = (work: () => Promise<Told>) => async () => {
    setIsBusy(true)
    setTold(
      await work().catch((error: unknown) => {
        const failure = asFailure(error)
        return {
          isDone: false,
          says: failure instanceof ApiFailure ? failure.data.body : 'The server did not answer. Try again.',
        }
      }),
    )
    setIsBusy(false)
  }
  const from = person.hasApp ? 'From your authenticator app, or one that we mail you.' : 'Six digits that we mail you.'
  return (
    <div className={css.confirm}>
      {proof === null ? (
        <TextInput
          label="Your code"
          description={description ? `${from} ${description}` : from}
          autoComplete="one-time-code"
          inputMode="numeric"
          {...field}
        />
      ) : (
        <input type="hidden" name={field.name} value={proof} />
      )}
      {proof === null && (
        <div className={css.ways}>
          <Button variant="default" size="xs" loading={isBusy} onClick={run(mailCode)}>
            Mail me a code
          </Button>
          {person.hasPasskey && canUsePasskeys && (
            <Button variant="default" size="xs" loading={isBusy} onClick={run(() => askPasskey(setProof))}>
              Use a passkey
            </Button>
          )}
        </div>
      )}
      {told && (
        <p className={css.told} role={told.isDone ? 'status' : 'alert'}>
          {told.says}
        </p>
      )}
    </div>
  )
}

/** For password managers: whose password it is. */
const UserName = () => <input type="hidden" name="username" value={useSession()?.user?.email ?? ''} autoComplete="username" />
