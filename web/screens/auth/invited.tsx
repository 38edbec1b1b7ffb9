import { Form, href, Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Failure } from '../../api-failure.ts'
import { ApiFailure } from '../../api-failure.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { signInAddress } from '../../kit/sign-in-address.ts'
import css from './auth.module.css'

type Invitation = Awaited<ReturnType<Api['invited']['read']>>

/** What the link of an invitation shows: the invitation, or why it can no longer be accepted. */
export type Invited = { token: string; signedInAs: string | null } & ({ invitation: Invitation } | { refused: Failure })

/** Reads the invitation of a link's token for the page. */
export async function readInvited(api: Api, { token, signedInAs }: Pick<Invited, 'token' | 'signedInAs'>): Promise<Invited> {
  try {
    return { token, signedInAs, invitation: await api.invited.read({ token }) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { token, signedInAs, refused: { ...error.data, detail: null } }
  }
}

/** The page of an invitation's link: sign up, sign in to join, join, or why it cannot be accepted. */
export function InvitedPage({ invited, outcome }: { invited: Invited; outcome: FormOutcome | undefined }) {
  if ('refused' in invited) return <Refused failure={invited.refused} isSignedIn={invited.signedInAs !== null} />
  const { invitation, signedInAs, token } = invited
  const { agency, roleName, invitedBy, email } = invitation
  return (
    <>
      <h1 className={css.title}>Join {agency}</h1>
      <p className={css.lead}>
        {invitedBy} invites {email} to work in {agency} as {roleName}.
      </p>
      {signedInAs === null && !invitation.hasAccount && <SignUpForm email={email} outcome={outcome} />}
      {signedInAs === null && invitation.hasAccount && <SignInFirst email={email} token={token} />}
      {signedInAs === email && <JoinForm outcome={outcome} />}
      {signedInAs !== null && signedInAs !== email && <OtherPerson signedInAs={signedInAs} />}
    </>
  )
}

function Refused({ failure, isSignedIn }: { failure: Failure; isSignedIn: boolean }) {
  return (
    <div role="alert">
      <h1 className={css.title}>{failure.title}</h1>
      <p className={css.lead}>{failure.body}</p>
      <p className={css.below}>
        {isSignedIn ? <Link to={href('/dashboard')}>Go to the dashboard</Link> : <Link to={href('/sign-in')}>Sign in</Link>}
      </p>
    </div>
  )
}

function SignUpForm({ email, outcome }: { email: string; outcome: FormOutcome | undefined }) {
  const form = useFields(outcome, checkFor('invited'))
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      <FormError outcome={form.outcome} labels={{ name: 'Your name', password: 'Password' }} />
      <TextInput label="E-mail" type="email" name="email" autoComplete="username" value={email} readOnly />
      <TextInput label="Your name" autoComplete="name" autoFocus {...form.field('name')} />
      <PasswordInput
        label="Password"
        description="At least 10 characters. A short sentence is easy to keep in mind."
        isHintBelow
        autoComplete="new-password"
        {...form.field('password')}
      />
      <ActionButton name="intent" value="sign-up" fullWidth>
        Join the agency
      </ActionButton>
    </Form>
  )
}

const SignInFirst = ({ email, token }: { email: string; token: string }) => (
  <p className={css.below}>
    {email} has an account. <Link to={signInAddress(`${href('/sign-up')}?invitation=${token}`)}>Sign in to join</Link>
  </p>
)

const JoinForm = ({ outcome }: { outcome: FormOutcome | undefined }) => (
  <Form method="post" className={css.form}>
    <FormError outcome={outcome} />
    <ActionButton name="intent" value="join" fullWidth>
      Join the agency
    </ActionButton>
  </Form>
)

const OtherPerson = ({ signedInAs }: { signedInAs: string }) => (
  <div role="alert">
    <p className={css.below}>You are signed in as {signedInAs}. Sign out, then open the link of the mail again.</p>
    <Form method="post" action={href('/sign-out')} className={css.form}>
      <ActionButton variant="default" fullWidth>
        Sign out
      </ActionButton>
    </Form>
  </div>
)
