import { addDays } from '#domain/dates.ts'
import { apiContext, originContext } from '../../context.ts'
import { SettingsPage } from '../../kit/settings-page.tsx'
import type { Route } from './+types/examples-page'
import { Code } from './code.tsx'
import { examplesFor } from './examples.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Examples' }]

const DAYS_AHEAD = 30

/** With the agency's own address, and the beginning of its newest active key. */
export async function loader({ context }: Route.LoaderArgs) {
  const keys = await context.get(apiContext).apiKeys.list()
  const key = keys.find(({ state }) => state === 'active')
  return {
    origin: context.get(originContext),
    key: key ? `${key.prefix}...` : 'tw_live_...',
    day: addDays(new Date().toISOString().slice(0, 10), DAYS_AHEAD),
  }
}

export default function Examples({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage
      title="Examples"
      context="Complete your key, and run them as they are."
      width="text"
      sections={examplesFor(loaderData).map(({ title, help, code }) => ({
        title,
        help,
        content: <Code what={`the example: ${title}`}>{code}</Code>,
      }))}
    />
  )
}
