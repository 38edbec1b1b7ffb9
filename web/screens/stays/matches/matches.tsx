import { Form, Link } from 'react-router'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import tabs from '../../../kit/list/list-tools.module.css'
import { readQuery } from '../../../kit/list/url.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import type { Route } from './+types/matches'
import { MatchPair } from './match-pair.tsx'
import css from './matches.module.css'
import { useMatchKeys } from './use-match-keys.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Duplicate properties' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readQuery(request).state === 'decided' ? 'decided' : 'open'
  return { state, matches: await context.get(apiContext).stays.matches({ state }) } as const
}

const decisions = ['same', 'different', 'open'] as const
const says = {
  same: 'are one property from now on',
  different: 'stay two properties',
  open: 'wait for a decision again',
} satisfies Record<(typeof decisions)[number], string>

/** The button's value is `same <id>`: the decision, and its pair. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const [word] = (typed.decision ?? '').split(' ')
  const decision = decisions.find((one) => one === word) ?? 'open'
  try {
    const { id, sides } = await context.get(apiContext).stays.decideMatch({ id: typed.id ?? '', decision })
    return {
      decided: { id, isOpen: decision === 'open', words: `${sides.map(({ name }) => name).join(' and ')} ${says[decision]}.` },
    }
  } catch (error) {
    return failedForm(error, typed)
  }
}

const faces = {
  open: {
    label: 'To decide',
    to: '?',
    title: 'No pair is in doubt',
    text: 'Suppliers name one property in several ways. Pairs that a search cannot tell apart by name, place and telephone wait here for you.',
  },
  decided: {
    label: 'Decided',
    to: '?state=decided',
    title: 'Nothing decided yet',
    text: 'What you say about two listings steers every later search of your agency. It can be taken back here.',
  },
} as const

/** The review list of listings that may be one property. */
export default function Matches({ loaderData: { state, matches }, actionData }: Route.ComponentProps) {
  const outcome = actionData && 'decided' in actionData ? actionData.decided : null
  const undone = outcome && !outcome.isOpen ? outcome.id : null
  const current = useMatchKeys(state === 'open' ? matches : [], undone)
  return (
    <Page>
      <PageHeader
        title="Duplicate properties"
        context="Two suppliers, nearly the same name. What you say holds for every later search of your agency."
      />
      <nav className={tabs.tabs} aria-label="Tabs">
        {(['open', 'decided'] as const).map((one) => (
          <Link key={one} to={faces[one].to} className={tabs.tab} aria-current={one === state ? 'page' : undefined}>
            {faces[one].label}
            {one === state && <span className={tabs.tabCount}>{matches.length}</span>}
          </Link>
        ))}
      </nav>
      {actionData && 'failure' in actionData && <FormError outcome={actionData} labels={{}} />}
      <div role="status">
        {outcome && (
          <Form method="post" preventScrollReset className={css.done}>
            <p>{outcome.words}</p>
            <input type="hidden" name="id" value={outcome.id} />
            {undone && (
              <ActionButton name="decision" value={`open ${undone}`} variant="subtle" size="compact-sm">
                Undo
              </ActionButton>
            )}
          </Form>
        )}
      </div>
      {matches.length === 0 && <EmptyState title={faces[state].title} text={faces[state].text} />}
      {state === 'open' && matches.length > 0 && (
        <p className={css.keys}>
          <kbd>S</kbd> same <kbd>D</kbd> different <kbd>N</kbd> next <kbd>P</kbd> the one before <kbd>U</kbd> undo
        </p>
      )}
      <div className={css.pairs}>
        {matches.map((match) => (
          <MatchPair key={match.id} match={match} isCurrent={match.id === current} />
        ))}
      </div>
    </Page>
  )
}
