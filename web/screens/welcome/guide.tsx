import { data, href, Link } from 'react-router'
import type { Route } from './+types/guide'
import { guides } from './guides.data.ts'
import { usePermitted } from './use-permitted.ts'
import css from './welcome.module.css'
import { WelcomeFrame } from './welcome-frame.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title ?? 'Not found' }]

export function loader({ params }: Route.LoaderArgs) {
  const guide = guides.find(({ name }) => name === params.guide)
  if (!guide) throw data({ pageTitle: 'Not found' }, { status: 404 })
  return guide
}

/** A guide, step by step. */
export default function GuidePage({ loaderData: { title, summary, steps } }: Route.ComponentProps) {
  const isPermitted = usePermitted()
  return (
    <WelcomeFrame title={title} context={summary}>
      <article className={css.guide}>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h2>{step.title}</h2>
              <p>{step.text}</p>
              {step.link && isPermitted(step.link) && (
                <p>
                  <Link to={step.link.to}>{step.link.label}</Link>
                </p>
              )}
            </li>
          ))}
        </ol>
        <p className={css.after}>
          <Link to={href('/welcome/learn')}>All guides</Link> · <Link to={href('/welcome/support')}>Ask support</Link>
        </p>
      </article>
    </WelcomeFrame>
  )
}
