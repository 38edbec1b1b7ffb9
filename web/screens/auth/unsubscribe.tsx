import { Form, href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { readKnown } from '../../kit/read-known.ts'
import type { Route } from './+types/unsubscribe'
import css from './auth.module.css'

export const handle = { isPublic: true }

export const meta: Route.MetaFunction = () => [{ title: 'Stop mails' }]

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  readKnown(context.get(apiContext).notifications.readLink({ token: tokenOf(request) }))

/** The form of this page, and the request of a mail program (RFC 8058), which sends no cookie and reads no answer. */
export async function action({ request, context }: Route.ActionArgs) {
  await context.get(apiContext).notifications.unsubscribe({ token: tokenOf(request) })
  return { isDone: true }
}

/** Ends the mails of a link; opening the link alone changes nothing, because mail programs open links to check them. */
export default function Unsubscribe({ loaderData: { mails }, actionData }: Route.ComponentProps) {
  if (actionData)
    return (
      <div role="status">
        <h1 className={css.title}>These mails are off</h1>
        <p className={css.lead}>
          <strong>{mails}</strong>: you get no more of these mails. You can turn them on again under Settings, Notifications.
        </p>
        <p className={css.below}>
          <Link to={href('/settings/notifications')}>Open the settings</Link>
        </p>
      </div>
    )
  return (
    <>
      <h1 className={css.title}>Stop these mails?</h1>
      <p className={css.lead}>
        <strong>{mails}</strong>: you get no more of these mails. Notifications in the portal stay as they are.
      </p>
      <Form method="post" className={css.form}>
        <ActionButton fullWidth>Stop these mails</ActionButton>
      </Form>
    </>
  )
}
