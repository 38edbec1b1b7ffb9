import { useEffect } from 'react'
import { Form } from 'react-router'
import { supportTopics } from '#domain/onboarding.ts'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { Textarea } from '../../kit/form/textarea.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { Notice } from '../../kit/notice.tsx'
import { toast } from '../../kit/toast.ts'
import { useSession } from '../../session.ts'
import type { Route } from './+types/support'
import css from './welcome.module.css'
import { WelcomeFrame } from './welcome-frame.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Support' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).support.list()

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const topic = supportTopics.find((one) => one === typed.topic) ?? 'Something else'
  try {
    return { sent: (await context.get(apiContext).support.ask({ topic, message: typed.message ?? '' })).id }
  } catch (error) {
    return failedForm(error, typed)
  }
}

const labels = { topic: 'Topic', message: 'Message' }

/** A question to support, and those asked before. */
export default function Support({ loaderData: { items }, actionData }: Route.ComponentProps) {
  const email = useSession()?.user?.email
  const sent = actionData && 'sent' in actionData ? actionData.sent : null
  useEffect(() => {
    if (sent) toast.done('Your message was sent.')
  }, [sent])
  const form = useFields(sent ? undefined : actionData, checkFor('support'))
  return (
    <WelcomeFrame title="Support" context="Write to the people who run Tradewind.">
      <div className={css.columns}>
        <DetailSection title="Your question" help={email && `The answer is sent to ${email}. For an order, write its number.`}>
          {sent && (
            <Notice tone="info" role="status" title="Your message was sent">
              <p>It is listed on this page, and a copy is in your outbox.</p>
            </Notice>
          )}
          <Form key={sent} {...form.events} method="post" className={css.form} noValidate>
            <FormError outcome={form.outcome} labels={labels} />
            <NativeSelect label={labels.topic} data={supportTopics} {...form.field('topic', supportTopics[0])} />
            <Textarea label={labels.message} rows={6} maxRows={16} {...form.field('message')} />
            <ActionButton>Send the message</ActionButton>
          </Form>
        </DetailSection>
        <DetailSection title="What you asked before">
          {items.length === 0 && <p className={css.facts}>Your questions are listed here.</p>}
          <ul className={css.questions}>
            {items.map(({ id, topic, message, at }) => (
              <li key={id}>
                <p className={css.facts}>
                  {topic}, <DateText value={at} withTime />
                </p>
                <p>{message}</p>
              </li>
            ))}
          </ul>
        </DetailSection>
      </div>
    </WelcomeFrame>
  )
}
