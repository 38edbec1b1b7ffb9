import { Form, href, Link } from 'react-router'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import css from '../shop/trips.module.css'

type Props = {
  agency: string
  /** The address that a code was sent to; null before. */
  sentTo: string | null
  outcome: FormOutcome | undefined
  /** Whether people who have not booked here may sign in too. */
  mayRegister: boolean
  /** The visitor chose an offer, which the agency sells to signed-in customers only. */
  isToBook: boolean
}

/** The sign-in of a customer: an e-mail address, then the code that was mailed to it. There is no password. */
export function CodeSignIn({ sentTo, ...form }: Props) {
  return (
    <Page width="text">
      {sentTo ? <EnterCode {...form} sentTo={sentTo} /> : <AskForCode {...form} />}
      <p className={css.below}>
        Only one booking? <Link to={href('/trips/find')}>Find it by its reference</Link> instead.
      </p>
    </Page>
  )
}

function introOf({ agency, mayRegister, isToBook }: Omit<Props, 'sentTo' | 'outcome'>): string {
  if (isToBook) return `${agency} sells to signed-in customers. Sign in, then choose again. No password is needed.`
  if (mayRegister) return `See everything you booked with ${agency}, or create an account. No password is needed.`
  return `See everything you booked with ${agency}. No password is needed.`
}

function AskForCode({ outcome, ...shop }: Omit<Props, 'sentTo'>) {
  const form = useFields(outcome, checkFor('askForCode'))
  return (
    <>
      <PageHeader title="Sign in" context={introOf(shop)} />
      <Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={{ email: 'E-mail' }} />
        <TextInput
          label="E-mail"
          description={shop.mayRegister ? undefined : 'The address you booked with'}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoFocus
          {...form.field('email')}
        />
        <ActionButton fullWidth name="intent" value="send">
          Send me a code
        </ActionButton>
      </Form>
    </>
  )
}

function EnterCode({ agency, sentTo, outcome, mayRegister }: Omit<Props, 'sentTo'> & { sentTo: string }) {
  const form = useFields(outcome, checkFor('enterCode'))
  return (
    <>
      <PageHeader
        title="Enter the code"
        context={
          mayRegister
            ? `A code of six digits is on its way to ${sentTo}. It is good for ten minutes.`
            : `If ${sentTo} has booked with ${agency}, a code of six digits is on its way. It is good for ten minutes.`
        }
      />
      <Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={{ code: 'Code' }} />
        <input type="hidden" name="email" value={sentTo} />
        <TextInput
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          size="md"
          autoFocus
          {...form.field('code')}
        />
        <ActionButton fullWidth name="intent" value="enter">
          Sign in
        </ActionButton>
        <ActionButton fullWidth name="intent" value="send" variant="subtle">
          Send another code
        </ActionButton>
      </Form>
      <p className={css.below}>
        Another address? <a href={href('/sign-in')}>Begin again</a>
      </p>
    </>
  )
}
