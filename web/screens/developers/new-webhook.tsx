import { Form, href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { SettingsPage } from '../../kit/settings-page.tsx'
import type { Route } from './+types/new-webhook'
import css from './developers.module.css'
import { Secret } from './secret.tsx'
import { failedWebhook, readWebhook, WebhookFields, webhookLabels } from './webhook-fields.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Add a webhook' }]

/** A member without the permission is refused here, before the form. */
export async function loader({ context }: Route.LoaderArgs) {
  await context.get(apiContext).webhooks.list()
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const given = readWebhook(await request.formData())
  try {
    return await context.get(apiContext).webhooks.create(given)
  } catch (error) {
    return failedWebhook(error, given)
  }
}

export default function NewWebhook({ actionData }: Route.ComponentProps) {
  const isMade = actionData !== undefined && 'secret' in actionData
  const form = useFields(isMade ? undefined : actionData, checkFor('webhook'))
  return (
    <SettingsPage
      title="Add a webhook"
      context="We post a signed message to your server when something happens."
      width="text"
      sections={[
        isMade
          ? {
              title: actionData.url,
              content: (
                <>
                  <Secret title="The secret that signs its messages" what="secret" value={actionData.secret} />
                  <Button component={Link} to={href('/settings/agency/developer/webhooks/:id', { id: actionData.id })}>
                    Open the webhook
                  </Button>
                </>
              ),
            }
          : {
              title: 'The webhook',
              content: (
                <Form {...form.events} method="post" className={css.form} noValidate>
                  <FormError outcome={form.outcome} labels={webhookLabels} />
                  <WebhookFields form={form} />
                  <div className={css.buttons}>
                    <ActionButton>Add the webhook</ActionButton>
                    <Button component={Link} to={href('/settings/agency/developer')} variant="default">
                      Cancel
                    </Button>
                  </div>
                </Form>
              ),
            },
      ]}
    />
  )
}
