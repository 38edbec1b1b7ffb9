import { useEffect, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import type { Webhook } from '#contract/developers/webhooks.ts'
import { checkFor } from '../../form-checks.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { toast } from '../../kit/toast.ts'
import css from './developers.module.css'
import { WebhookFields, webhookLabels } from './webhook-fields.tsx'

const told: Record<string, string> = { save: 'Saved.', enable: 'The webhook is enabled.', disable: 'The webhook is disabled.' }

/** Address and events of a webhook; to disable or delete it. `answer` is what the page's action returned. */
export function EditWebhook({ webhook, answer }: { webhook: Webhook; answer: object | undefined }) {
  const done = answer && 'done' in answer ? String(answer.done) : null
  const form = useFields(done ? undefined : answer, checkFor('webhook'))
  const submit = useSubmit()
  const [isAsked, ask] = useState(false)
  useEffect(() => {
    const says = done && told[done]
    if (says) toast.done(says)
  }, [done, answer])
  return (
    <>
      <Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={webhookLabels} />
        <WebhookFields form={form} start={webhook} />
        <div className={css.buttons}>
          <ActionButton name="intent" value="save">
            Save
          </ActionButton>
          <ActionButton name="intent" value={webhook.isEnabled ? 'disable' : 'enable'} variant="default">
            {webhook.isEnabled ? 'Disable' : 'Enable'}
          </ActionButton>
          <Button variant="subtle" color="red" onClick={() => ask(true)}>
            Delete
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        opened={isAsked}
        title="Delete this webhook?"
        yes="Delete the webhook"
        no="Keep it"
        isDangerous
        onYes={() => void submit({ intent: 'remove' }, { method: 'post' })}
        onClose={() => ask(false)}
      >
        Its log and its secret are deleted, too. Messages that wait are not sent.
      </ConfirmDialog>
    </>
  )
}
