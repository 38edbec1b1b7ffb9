import { data, href, redirect } from 'react-router'
import { WebhookDelivery } from '#contract/developers/webhooks.ts'
import type { Api } from '#contract/index.ts'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { failedForm } from '../../kit/form/outcome.ts'
import { readQuery } from '../../kit/list/url.ts'
import { Notice } from '../../kit/notice.tsx'
import { SettingsPage } from '../../kit/settings-page.tsx'
import { useRereading } from '../../kit/use-rereading.ts'
import type { Route } from './+types/webhook'
import { DeliveryLog } from './delivery-log.tsx'
import { EditWebhook } from './edit-webhook.tsx'
import { PingButton } from './ping-button.tsx'
import { SigningSecret } from './signing-secret.tsx'
import { failedWebhook, readWebhook } from './webhook-fields.tsx'
import { WebhookState } from './webhook-state.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Webhook' }]

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { webhooks } = context.get(apiContext)
  const { state = null, after = null } = readQuery(request)
  const asked = WebhookDelivery.shape.state.safeParse(state).data ?? null
  const [webhook, log] = await Promise.all([webhooks.get({ id }), webhooks.deliveries({ id, state: asked, after })])
  return { webhook, log, state: asked }
}

/** What the buttons of this page do; `save` is the form. */
const intents = {
  ping: async ({ webhooks }: Api, id: string) => ({ done: 'ping' as const, delivery: await webhooks.ping({ id }) }),
  redeliver: async ({ webhooks }: Api, id: string, form: FormData) => ({
    done: 'redeliver' as const,
    delivery: await webhooks.redeliver({ id, deliveryId: String(form.get('delivery')) }),
  }),
  roll: async ({ webhooks }: Api, id: string) => ({ done: 'roll' as const, secret: (await webhooks.rollSecret({ id })).secret }),
  enable: async (api: Api, id: string) => setEnabled(api, id, true),
  disable: async (api: Api, id: string) => setEnabled(api, id, false),
  remove: async ({ webhooks }: Api, id: string) => {
    await webhooks.remove({ id })
    throw redirect(href('/settings/agency/developer'))
  },
}

async function setEnabled({ webhooks }: Api, id: string, isEnabled: boolean) {
  const { url, description, events } = await webhooks.get({ id })
  await webhooks.change({ id, url, description, events: events.filter((event) => event !== 'ping'), isEnabled })
  return { done: isEnabled ? ('enable' as const) : ('disable' as const) }
}

const isIntent = (value: string): value is keyof typeof intents => Object.hasOwn(intents, value)

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  if (intent === 'save') {
    const given = readWebhook(form)
    try {
      const { isEnabled } = await api.webhooks.get({ id })
      await api.webhooks.change({ id, ...given, isEnabled })
      return { done: 'save' as const }
    } catch (error) {
      return failedWebhook(error, given)
    }
  }
  if (!isIntent(intent)) throw data(null, { status: 400 })
  try {
    return await intents[intent](api, id, form)
  } catch (error) {
    if (error instanceof Response) throw error
    return failedForm(error, {})
  }
}

export default function WebhookScreen({ loaderData: { webhook, log, state }, actionData }: Route.ComponentProps) {
  useRereading(log.items.some((one) => one.state === 'pending'))
  return (
    <SettingsPage
      title="Webhook"
      context={webhook.url}
      width="text"
      sections={[
        {
          title: 'Log',
          help: 'The messages of the last 30 days, newest first.',
          action: <PingButton />,
          content: (
            <>
              <Trouble of={webhook} />
              <DeliveryLog log={log} state={state} />
            </>
          ),
        },
        {
          title: 'Settings',
          action: <WebhookState of={webhook} />,
          content: <EditWebhook webhook={webhook} answer={actionData} />,
        },
        {
          title: 'Secret',
          help: 'Your server checks with it that a message is from us.',
          content: <SigningSecret webhook={webhook} />,
        },
      ]}
    />
  )
}

function Trouble({
  of: { isEnabled, failingSince, disabledAt, disabledBy },
}: {
  of: Route.ComponentProps['loaderData']['webhook']
}) {
  if (!isEnabled && disabledAt)
    return (
      <Notice tone="warn" title="This webhook is disabled">
        <p>
          {disabledBy ? `${disabledBy} disabled it` : 'It was disabled because every delivery failed for five days'},{' '}
          <DateText value={disabledAt} withTime />. No events are sent to it.
        </p>
      </Notice>
    )
  if (!failingSince) return null
  return (
    <Notice tone="warn" title="Deliveries fail">
      <p>
        Every delivery has failed since <DateText value={failingSince} withTime />. After five days the webhook is disabled.
      </p>
    </Notice>
  )
}
