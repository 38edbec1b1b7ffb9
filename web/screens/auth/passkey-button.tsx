import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { href, useSearchParams, useSubmit } from 'react-router'
import { loadApi } from '../../api.ts'
import { asFailure, ApiFailure } from '../../api-failure.ts'
import { Button } from '../../kit/form/button.tsx'
import { useCanUsePasskeys } from '../../kit/passkeys/use-can-use-passkeys.ts'
import { signInAddress } from '../../kit/sign-in-address.ts'
import css from './auth.module.css'

/** The credential of the browser's dialog, or what went wrong. */
async function askForPasskey() {
  try {
    const [{ passkeys }, { signWithPasskey }] = await Promise.all([loadApi(), import('../../kit/passkeys/ask-passkey.ts')])
    return await signWithPasskey(await passkeys.signInOptions())
  } catch (error) {
    const failure = asFailure(error)
    return { problem: failure instanceof ApiFailure ? failure.data.body : 'The server did not answer. Try again.' }
  }
}

/** Signs in with a passkey, in browsers that have them. */
export function PasskeyButton({ isFirst = false }: { isFirst?: boolean }) {
  const submit = useSubmit()
  const [query] = useSearchParams()
  const canUse = useCanUsePasskeys()
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null })
  const ask = async () => {
    setState({ isBusy: true, problem: null })
    const asked = await askForPasskey()
    if ('problem' in asked) return setState({ isBusy: false, problem: asked.problem })
    const next = query.get('next')
    await submit(
      { intent: 'passkey', credential: asked.credential },
      { method: 'post', action: next ? signInAddress(next) : href('/sign-in') },
    )
    setState({ isBusy: false, problem: null })
  }
  if (!canUse) return null
  return (
    <div className={css.passkey}>
      <Button
        fullWidth
        variant={isFirst ? 'filled' : 'default'}
        leftSection={<IconFingerprint size={18} stroke={1.5} aria-hidden="true" />}
        loading={state.isBusy}
        onClick={ask}
      >
        Use a passkey
      </Button>
      {state.problem && (
        <p className={css.problem} role="alert">
          {state.problem}
        </p>
      )}
    </div>
  )
}
