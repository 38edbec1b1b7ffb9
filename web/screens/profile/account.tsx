import { data, Form, href, Link, redirect } from 'react-router'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { useFields } from '../../kit/form/use-fields.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { ConfirmField, confirmLabel } from '../../kit/confirm/confirm-field.tsx'
import { type PersonFactors, readPerson, refusedFields } from '../../kit/confirm/read-person.ts'
import css from '../settings/settings.module.css'
import type { Route } from './+types/account'
import { shortcuts } from './shortcuts.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Account' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = context.get(apiContext)
  const [own, calendar, person] = await Promise.all([profile.get(), profile.calendar(), readPerson(context)])
  return { own, calendar, person }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { profile } = context.get(apiContext)
  const typed = await readForm(request)
  try {
    if (typed.intent === 'new-calendar') await profile.newCalendar()
    else if (typed.intent === 'revoke-calendar') await profile.revokeCalendar()
    else if (typed.intent === 'close') {
      await profile.close({ password: typed.password ?? '' })
      return redirect('/sign-in')
    } else throw data(null, { status: 400 })
    return null
  } catch (error) {
    return failedForm(error, typed, { ...refusedFields, 'account.last-owner': 'password' })
  }
}

function Calendar({ calendar: { address, since } }: Pick<Route.ComponentProps['loaderData'], 'calendar'>) {
  return (
    <div className={css.wide}>
      {address && since && (
        <div>
          <p className={css.address}>
            <code>{address}</code>
            <CopyButton value={address} what="calendar address" />
          </p>
          <p className={css.quiet}>
            Made on <DateText value={since} />. Everyone who has it can read your orders’ dates and customers’ names.
          </p>
        </div>
      )}
      <Form method="post" className={css.actions}>
        <ActionButton name="intent" value="new-calendar" variant={address ? 'default' : 'filled'}>
          {address ? 'Make a new address' : 'Make a calendar address'}
        </ActionButton>
        {address && (
          <ActionButton name="intent" value="revoke-calendar" variant="subtle">
            Revoke it
          </ActionButton>
        )}
      </Form>
    </div>
  )
}

function Close({ person, answer }: { person: PersonFactors; answer: Route.ComponentProps['actionData'] }) {
  const form = useFields(answer, checkFor('confirmPassword'))
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      <FormError outcome={form.outcome} labels={{ password: confirmLabel(person) }} />
      <ConfirmField person={person} field={form.field('password')} />
      <ActionButton name="intent" value="close" color="red">
        Close my account
      </ActionButton>
    </Form>
  )
}

/** The account behind the member: sign-in, data, calendar, shortcuts, closing. */
export default function Account({ loaderData: { own, calendar, person }, actionData }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeader title="Account" context={own.email}>
        <Button component={Link} to={href('/settings')} variant="default">
          Edit profile
        </Button>
      </PageHeader>
      <DetailSection title="Sign-in" action={<Link to={href('/settings/security')}>Security</Link>}>
        <SummaryList
          rows={[
            { label: 'E-mail', value: own.email },
            { label: 'Password', value: own.hasPassword ? <Link to={href('/settings')}>Change it</Link> : 'None' },
          ]}
        />
      </DetailSection>
      <DetailSection
        title="Calendar"
        help="Departures of the orders that you sold and deadlines of those that are held, in any calendar program."
      >
        <Calendar calendar={calendar} />
      </DetailSection>
      <DetailSection title="Keyboard shortcuts">
        <SummaryList
          rows={shortcuts.map(({ does, keys, where }) => ({
            label: does,
            note: where,
            value: (
              <span className={css.keys}>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>
            ),
          }))}
        />
      </DetailSection>
      <DetailSection title="Your data" help="Your profile, choices, sessions and the orders that you sold, as a JSON file.">
        <Button component="a" href="/api/profile/data.json" download variant="default">
          Download my data
        </Button>
      </DetailSection>
      <DetailSection
        title="Close your account"
        help="You are signed out everywhere and leave the agency. The orders that you sold stay with it, under your name."
      >
        <Close person={person} answer={actionData ?? undefined} />
      </DetailSection>
    </Page>
  )
}
