import { useState } from 'react'
import { Form, href, Link, redirect } from 'react-router'
import { defaultRegional } from '#domain/defaults.ts'
import { countries } from '#domain/travel/countries.ts'
import { apiContext, originContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { type FormOutcome, failedForm, readForm } from '../../kit/form/outcome.ts'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/sign-up'
import { acceptInvitation } from './accept-invitation.ts'
import css from './auth.module.css'
import { InvitedPage, readInvited } from './invited.tsx'
import { suggestSlug } from './suggest-slug.ts'

export const handle = { isPublic: true }

export const meta: Route.MetaFunction = ({ location }) => [
  { title: tokenOf(location.search) ? 'Join an agency' : 'Open an agency' },
]

/** The token of an invitation's link. */
const tokenOf = (search: string) => new URLSearchParams(search).get('invitation')

const labels = {
  agencyName: 'Agency name',
  country: 'Country',
  slug: 'Web address',
  name: 'Your name',
  email: 'E-mail',
  password: 'Password',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = context.get(sessionContext)
  const token = tokenOf(new URL(request.url).search)
  if (token)
    return { invited: await readInvited(context.get(apiContext), { token, signedInAs: user?.email.toLowerCase() ?? null }) }
  if (user) throw redirect('/dashboard')
  const choices = countries.flatMap(({ code, name, currency }) =>
    currency ? [{ value: code, label: `${name} (${currency.code})` }] : [],
  )
  return { invited: null, host: new URL(context.get(originContext)).host, choices }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const token = tokenOf(new URL(request.url).search)
  if (token) return acceptInvitation(context.get(apiContext), token, typed)
  const { agencyName = '', country = '', name = '', email = '', password = '' } = typed
  const slug = typed.slug || suggestSlug(agencyName)
  try {
    await context.get(apiContext).auth.signUp({ agencyName, country, slug, name, email, password })
  } catch (error) {
    return failedForm(error, { ...typed, slug }, { 'auth.email-taken': 'email', 'auth.slug-taken': 'slug' })
  }
  return redirect('/agency-welcome')
}

/** A person opens an agency of their own, or joins the one of an invitation. */
export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.invited) return <InvitedPage invited={loaderData.invited} outcome={actionData} />
  return <OpenAgency {...loaderData} outcome={actionData} />
}

type Opening = { host: string; choices: { value: string; label: string }[]; outcome: FormOutcome | undefined }

function OpenAgency({ host, choices, outcome }: Opening) {
  const form = useFields(outcome, checkFor('signUp'))
  const before = form.field('slug')
  // Derived from the agency's name until the address is edited.
  const [slug, setSlug] = useState(before.defaultValue)
  const [isOwn, setOwn] = useState(before.defaultValue !== '')
  const { defaultValue: _unused, ...slugField } = before
  return (
    <>
      <h1 className={css.title}>Open an agency</h1>
      <p className={css.lead}>Sell flights, hotels, tours and protection under your own name.</p>
      <Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={labels} />
        <TextInput
          label={labels.agencyName}
          autoComplete="organization"
          autoFocus
          {...form.field('agencyName')}
          onChange={(event) => {
            if (!isOwn) setSlug(suggestSlug(event.currentTarget.value))
          }}
        />
        <TextInput
          label={labels.slug}
          description={`Your team signs in at ${slug || 'your-agency'}.${host}`}
          isHintBelow
          autoCapitalize="none"
          spellCheck={false}
          {...slugField}
          value={slug}
          onChange={(event) => {
            setSlug(event.currentTarget.value)
            setOwn(true)
          }}
        />
        <NativeSelect
          label={labels.country}
          description="You sell in its currency and read times on its clocks."
          isHintBelow
          autoComplete="country"
          data={choices}
          {...form.field('country', defaultRegional.country)}
        />
        <TextInput label={labels.name} autoComplete="name" {...form.field('name')} />
        <TextInput label={labels.email} type="email" inputMode="email" autoComplete="username" {...form.field('email')} />
        <PasswordInput
          label={labels.password}
          description="At least 10 characters. A short sentence is easy to keep in mind."
          isHintBelow
          autoComplete="new-password"
          {...form.field('password')}
        />
        <ActionButton fullWidth>Open the agency</ActionButton>
      </Form>
      <p className={css.below}>
        Already with us? <Link to={href('/sign-in')}>Sign in</Link>
      </p>
    </>
  )
}
