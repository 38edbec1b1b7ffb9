import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Webhook } from '#contract/developers/webhooks.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import css from './developers.module.css'
import { Secret } from './secret.tsx'
import type { action } from './webhook.tsx'

/** Replaces the secret of a webhook; the new one is shown once. */
export function SigningSecret({ webhook: { oldSecretUntil } }: { webhook: Webhook }) {
  const fetcher = useFetcher<typeof action>()
  const [isAsked, ask] = useState(false)
  const { data: answer } = fetcher
  return (
    <div className={css.form}>
      <FormError outcome={answer} />
      {answer && 'secret' in answer && <Secret title="The new secret" what="secret" value={answer.secret} />}
      {oldSecretUntil && (
        <p className={css.facts}>
          The secret before signs too until <DateText value={oldSecretUntil} withTime />.
        </p>
      )}
      <Button variant="default" loading={fetcher.state !== 'idle'} onClick={() => ask(true)}>
        Replace the secret
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title="Replace the secret?"
        yes="Replace it"
        no="Keep it"
        onYes={() => void fetcher.submit({ intent: 'roll' }, { method: 'post' })}
        onClose={() => ask(false)}
      >
        For 24 hours messages carry signatures of both secrets, so that your server can change at any time.
      </ConfirmDialog>
    </div>
  )
}
