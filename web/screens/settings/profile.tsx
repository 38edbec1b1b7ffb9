import { data, href, Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import { mailChoiceNames } from '#domain/mail-choices.ts'
import { apiContext } from '../../context.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { FormSettings } from '../../kit/form-settings.tsx'
import type { Route } from './+types/profile'
import { answerOf } from './answer-of.ts'
import { MailsForm, PasswordForm, PersonForm, PhotoForm } from './profile-forms.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Profile' }]

export const loader = async ({ context }: Route.LoaderArgs) => ({ profile: await context.get(apiContext).profile.get() })

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
  async mails(profile, typed) {
    await profile.saveMails({ names: mailChoiceNames.filter((name) => `mail.${name}` in typed) })
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
  const act = acts[typed.intent ?? '']
  if (!act) throw data(null, { status: 400 })
  const file = form.get('file')
  try {
    return { done: await act(context.get(apiContext).profile, typed, file instanceof File ? file : null) }
  } catch (error) {
    return failedForm(error, typed, { 'auth.wrong-password': 'currentPassword' })
  }
}

/** The member's own profile: who they are, the mails that they get, and their password. */
export default function ProfileSettings({ loaderData: { profile }, actionData }: Route.ComponentProps) {
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
        ...(profile.mails.length > 0
          ? [
              {
                title: 'Mails to you',
                help: `They go to ${profile.email}. Mails about the security of your account are always sent.`,
                content: <MailsForm profile={profile} />,
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
