import { useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '../../../kit/form/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useCanUsePasskeys } from '../../../kit/passkeys/use-can-use-passkeys.ts'
import { CancelLink } from './password-form.tsx'
import css from './security.module.css'

type Props = { name: string; options: Record<string, unknown> }

/** Opens the dialog of the browser, which makes the passkey, and sends it. */
export function CreatePasskey({ name, options }: Props) {
  const submit = useSubmit()
  const canUse = useCanUsePasskeys()
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null })
  const create = async () => {
    setState({ isBusy: true, problem: null })
    const { createPasskey } = await import('../../../kit/passkeys/ask-passkey.ts')
    const made = await createPasskey(options)
    if ('problem' in made) return setState({ isBusy: false, problem: made.problem })
    await submit({ intent: 'add', name, credential: made.credential }, { method: 'post' })
  }
  return (
    <div className={css.recovery}>
      {state.problem && (
        <Notice tone="bad" title="No passkey was added" role="alert">
          <p>{state.problem}</p>
        </Notice>
      )}
      <p>
        {canUse
          ? 'Your browser asks where to store the passkey, and for your fingerprint, face or PIN.'
          : 'This browser cannot make passkeys. Use a newer one, with scripts turned on.'}
      </p>
      <div className={css.buttons}>
        {canUse && (
          <Button onClick={create} loading={state.isBusy}>
            Create the passkey
          </Button>
        )}
        <CancelLink />
      </div>
    </div>
  )
}
