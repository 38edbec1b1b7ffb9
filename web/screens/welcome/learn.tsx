import { Form, href, Link } from 'react-router'
import { Button } from '../../kit/form/button.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import type { Route } from './+types/learn'
import { searchGuides } from './guides.data.ts'
import css from './welcome.module.css'
import { WelcomeFrame } from './welcome-frame.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Learn' }]

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('query')?.trim().slice(0, 100) ?? ''
  return { query, found: searchGuides(query).map(({ name, title, summary }) => ({ name, title, summary })) }
}

/** The guides, and a search in them. */
export default function Learn({ loaderData: { query, found } }: Route.ComponentProps) {
  return (
    <WelcomeFrame title="Learn" context="Short guides to the portal.">
      <Form className={css.search} role="search">
        <TextInput key={query} label="Search the guides" name="query" type="search" defaultValue={query} placeholder="refund" />
        <Button type="submit" variant="default">
          Search
        </Button>
      </Form>
      {found.length === 0 ? (
        <EmptyState
          title={`No guide has “${query}”`}
          text="Try another word, or write to support."
          action={
            <Button component={Link} to={href('/welcome/learn')} variant="default">
              Show all guides
            </Button>
          }
        />
      ) : (
        <ul className={css.grid} aria-label="Guides">
          {found.map(({ name, title, summary }) => (
            <li key={name} className={css.card}>
              <h2>
                <Link to={href('/welcome/learn/:guide', { guide: name })}>{title}</Link>
              </h2>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      )}
    </WelcomeFrame>
  )
}
