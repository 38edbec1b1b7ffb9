import { Form, href, Link } from 'react-router'
import type { ResellerStatement } from '#contract/tour-running/tour-resellers.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useMay } from '../../../session.ts'
import { Secret } from '../../developers/secret.tsx'
import css from '../manage.module.css'

type Props = {
  webhook: ResellerStatement['webhook']
  /** The address that was just set, with its secret. */
  made: { url: string; secret: string } | null
  error: string | undefined
}

/** Where a reseller is told of changed availability, by messages that are signed with a secret. */
export function ResellerWebhook({ webhook, made, error }: Props) {
  const mayReadLog = useMay('developers:write')
  return (
    <DetailSection
      title="Changed availability"
      help="Its server gets a signed message when seats of a tour that it may sell are taken or freed. Without an address it asks for availability itself."
    >
      {made && <Secret title="The secret of the messages" what="secret" value={made.secret} />}
      {webhook && (
        <p className={css.facts}>
          {webhook.isEnabled ? 'Messages are posted to' : 'Disabled:'} <code>{webhook.url}</code>
          {webhook.failingSince && (
            <>
              {' '}
              · failing since <DateText value={webhook.failingSince} withTime />
            </>
          )}
          {mayReadLog && (
            <>
              {' '}
              · <Link to={href('/settings/agency/developer/webhooks/:id', { id: webhook.id })}>Log of messages</Link>
            </>
          )}
        </p>
      )}
      <Form method="post" className={css.form} key={webhook?.id ?? 'none'} noValidate>
        <TextInput label="Address of its server" name="url" type="url" maxLength={500} placeholder="https://" error={error} />
        <ActionButton name="intent" value="set-webhook" variant="default">
          {webhook ? 'Replace the address' : 'Send messages to this address'}
        </ActionButton>
      </Form>
      {webhook && (
        <Form method="post" className={css.form}>
          <ActionButton name="intent" value="remove-webhook" variant="subtle">
            Stop sending messages
          </ActionButton>
        </Form>
      )}
    </DetailSection>
  )
}
