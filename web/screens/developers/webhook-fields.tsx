import { chosenEvents, webhookEvents } from '#domain/webhooks/webhook-events.ts'
import { ApiFailure } from '../../api-failure.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import type { Fields } from '../../kit/form/use-fields.ts'
import { Ticks } from './ticks.tsx'

export const webhookLabels = { url: 'Address', description: 'Description', events: 'Events' }

type Start = { url: string; description: string; events: readonly string[] }

/** The fields of a webhook, new or changed. */
export const WebhookFields = ({ form, start }: { form: Fields; start?: Start }) => (
  <>
    <TextInput
      label={webhookLabels.url}
      description="A public address that starts with https://."
      placeholder="https://hooks.example.com/bookings"
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={500}
      {...form.field('url', start?.url)}
    />
    <TextInput
      label={webhookLabels.description}
      description="For your colleagues; may be empty."
      maxLength={120}
      {...form.field('description', start?.description)}
    />
    <Ticks
      label={webhookLabels.events}
      field={form.field('events', start?.events.join(' '))}
      choices={chosenEvents.map((event) => ({ value: event, label: event, description: webhookEvents[event] }))}
    />
  </>
)

/** What the fields of a form say. */
export function readWebhook(form: FormData) {
  const chosen = form.getAll('events').map(String)
  return {
    url: String(form.get('url') ?? ''),
    description: String(form.get('description') ?? ''),
    events: chosenEvents.filter((event) => chosen.includes(event)),
  }
}

/** The answer to a refused form of a webhook; nothing that was typed is lost. */
export function failedWebhook(error: unknown, { events, ...typed }: ReturnType<typeof readWebhook>) {
  if (!(error instanceof ApiFailure)) throw error
  return failedForm(error, { ...typed, events: events.join(' ') }, { 'webhook.address-refused': 'url' })
}
