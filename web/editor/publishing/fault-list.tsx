import { Link } from 'react-router'
import type { Site } from '#domain/site/site.ts'
import css from './notice-strip.module.css'
import { publishProblems } from './publish-problems.ts'
import { useUnfinished } from './unfinished.ts'

/** What prevents publishing, each with a link to its field. A fixed problem leaves the list. */
export function FaultList({ site }: { site: Site }) {
  const { texts } = useUnfinished()
  const problems = publishProblems(site, texts)
  if (problems.length === 0)
    return (
      <p>
        <strong>Everything is fixed.</strong> Publish again.
      </p>
    )
  return (
    <>
      <p>
        <strong>Not published.</strong>{' '}
        {problems.length === 1 ? 'One place has to be fixed first:' : `${problems.length} places have to be fixed first:`}
      </p>
      <ul className={css.problems}>
        {problems.map(({ to, where, says }) => (
          <li key={to}>
            <Link to={to}>{where}</Link> {says}
          </li>
        ))}
      </ul>
    </>
  )
}
