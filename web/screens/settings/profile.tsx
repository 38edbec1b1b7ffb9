import { useEffect } from 'react'
import { data, href, Link, type RouterContextProvider } from 'react-router'
import type { OwnRegion } from '#contract/account/profile.ts'
import type { Api } from '#contract/index.ts'
import { countries } from '#domain/travel/countries.ts'
import { numbersIn } from '#domain/number-style.ts'
import { numberFormats } from '#domain/number-formats.ts'
import { apiContext } from '../../context.ts'
import { useCurrency } from '../../kit/currency.tsx'
import { type DisplayCurrency, ownCurrency } from '../../kit/display-currency.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { FormSettings } from '../../kit/form-settings.tsx'
import { ownRate } from '../../reader-currency.ts'
import { sessionContext, useSession } from '../../session.ts'
import type { Route } from './+types/profile'
import { answerOf } from './answer-of.ts'
import { DelegatesForm, saveDelegates } from './delegates-form.tsx'
import { OwnRegionForm } from './own-region-form.tsx'
import { PasswordForm, PersonForm, PhotoForm } from './profile-forms.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Profile' }]

/** The choices of the region: the agency's first, then the lists. */
function regionChoices(context: Readonly<RouterContextProvider>, own: OwnRegion) {
  const { regional } = context.get(sessionContext)
  const sample = (locale: string) => numbersIn(locale).fixed(1_234_567.5, 2)
  const first = (label: string) => ({ value: '', label: `As the agency: ${label}` })
  const codes = new Set([...(own.currency ? [own.currency] : []), ...countries.flatMap((one) => one.currency?.code ?? [])])
  return {
    zone: [first(regional.zone), ...new Set([...(own.zone ? [own.zone] : []), ...Intl.supportedValuesOf('timeZone')])],
    locale: [first(sample(regional.locale)), ...numberFormats.map((value) => ({ value, label: sample(value) }))],
    currency: [first(regional.currency), ...[...codes].sort()],
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const { profile, delegates } = context.get(apiContext)
  const [read, region, chosen] = await Promise.all([profile.get(), profile.region(), delegates.own()])
  return { profile: read, region, delegates: chosen, choices: regionChoices(context, region) }
}

type Typed = Record<string, string>

const acts: Record<string, (api: Api['profile'], typed: Typed, file: File | null) => Promise<string>> = {
  async person(profile, { name = '', phone = '' }) {
    await profile.save({ name, phone })
    return 'Saved.'
  },
  async photo(profile, _typed, file) {
    if (!file) throw data(null, { status: 400 })
    await profile.setPhoto({ file })
    return 'Photo saved.'
  },
  async 'remove-photo'(profile) {
    await profile.removePhoto()
    return 'Photo removed.'
  },
  async region(profile, { zone, locale, currency }) {
    await profile.saveRegion({ zone: zone || null, locale: locale || null, currency: currency || null })
    return 'Saved.'
  },
  async password(profile, { currentPassword = '', newPassword = '' }) {
    await profile.changePassword({ currentPassword, newPassword })
    return 'Password changed. Your other devices are signed out.'
  },
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed: Typed = {}
  for (const [name, value] of form) if (typeof value === 'string') typed[name] = value
  if (typed.intent === 'delegates') return saveDelegates(context, form)
  const act = acts[typed.intent ?? '']
  if (!act) throw data(null, { status: 400 })
  const file = form.get('file')
  try {
    const done = await act(context.get(apiContext).profile, typed, file instanceof File ? file : null)
    return { done, currency: typed.intent === 'region' ? await firstCurrency(context, typed.currency ?? '') : null }
  } catch (error) {
    return failedForm(error, typed, { 'auth.wrong-password': 'currentPassword' })
  }
}

/** Prices follow a saved currency at once, also where this browser had chosen another one. */
async function firstCurrency(context: Readonly<RouterContextProvider>, currency: string): Promise<DisplayCurrency> {
  const base = context.get(sessionContext).regional.currency
  const own = currency === '' || currency === base ? null : await ownRate(context, currency)
  return own ?? ownCurrency(base)
}

/** The member's own profile: who they are, how they read dates and prices, and their password. */
export default function ProfileSettings({
  loaderData: { profile, region, delegates, choices },
  actionData,
}: Route.ComponentProps) {
  const { choose } = useCurrency()
  const self = useSession()?.user?.id
  const saved = actionData && 'currency' in actionData ? actionData.currency : null
  useEffect(() => {
    if (saved) choose(saved)
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each answer: `choose` is new whenever the currency changes.
  }, [saved])
  return (
    <FormSettings
      answer={actionData}
      left="Your profile stays as it was."
      title="Profile"
      context={`You at ${profile.agency}.`}
      width="text"
      sections={[
        {
          title: 'You',
          action: <Link to={href('/profile')}>View your profile</Link>,
          content: <PersonForm profile={profile} answer={answerOf(actionData, 'person')} />,
        },
        { title: 'Photo', content: <PhotoForm profile={profile} /> },
        {
          title: 'Dates, numbers and prices',
          help: 'For your screens and for mails to you. Documents and mails to customers are as the agency writes them, and so are the days of statements and sales.',
          content: <OwnRegionForm region={region} choices={choices} answer={answerOf(actionData, 'region')} />,
        },
        ...(delegates.hasColleagues
          ? [
              {
                title: 'Delegates',
                help: 'Colleagues who may sell for you: the order is yours, and its history names both.',
                content: <DelegatesForm delegates={delegates} of={self} />,
              },
            ]
          : []),
        ...(profile.hasPassword
          ? [
              {
                title: 'Password',
                help: 'Your other devices are signed out.',
                content: <PasswordForm profile={profile} answer={answerOf(actionData, 'password')} />,
              },
            ]
          : []),
      ]}
    />
  )
}
