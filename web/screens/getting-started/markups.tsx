import { Form, href, Link } from 'react-router'
import type { Markup } from '#contract/markups.ts'
import { productFacts } from '#domain/products.ts'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { useNumbers } from '../../kit/numbers.ts'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { Wizard } from '../../kit/wizard.tsx'
import { useMay } from '../../session.ts'
import rows from '../settings/rows.module.css'
import { firstSteps } from '../website/start/logo-steps.ts'
import type { Route } from './+types/markups'

export const meta: Route.MetaFunction = () => [{ title: 'Your markups' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).markups.list()

/** Ends a rule. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    await context.get(apiContext).markups.end({ id: typed.end ?? '' })
    return null
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** The third step of a new agency: what is added to net prices. */
export default function Markups({ loaderData: { items, currency }, actionData }: Route.ComponentProps) {
  const mayWrite = useMay('margin:write')
  const inForce = items.filter((rule) => rule.isInForce)
  const earlier = items.filter((rule) => !rule.isInForce)
  return (
    <Wizard
      steps={firstSteps}
      current={2}
      title="What do you add to net prices?"
      context="Each product has one rule. Customers see the price with it; members without the permission do not see it apart."
      failed={actionData}
      skip={{ label: 'Continue with your team', to: href('/gettingStarted/team') }}
      next={
        mayWrite && (
          <Button component={Link} to={href('/gettingStarted/markups/create')}>
            Add a markup
          </Button>
        )
      }
    >
      <DetailSection title="In force">
        {inForce.length === 0 ? (
          <EmptyState title="No markups" text="Everything is sold at its net price, without a margin." />
        ) : (
          <RuleList rules={inForce} currency={currency} mayEnd={mayWrite} />
        )}
      </DetailSection>
      {earlier.length > 0 && (
        <DetailSection title="Earlier">
          <RuleList rules={earlier} currency={currency} mayEnd={false} />
        </DetailSection>
      )}
    </Wizard>
  )
}

type ListProps = { rules: readonly Markup[]; currency: string; mayEnd: boolean }

function RuleList({ rules, currency, mayEnd }: ListProps) {
  const numbers = useNumbers()
  return (
    <ul className={rows.list}>
      {rules.map(({ id, product, name, kind, value, since }) => (
        <li key={id} className={rows.row}>
          <div className={rows.words}>
            <p className={rows.name}>
              {productFacts[product].label}:{' '}
              {kind === 'percent' ? `${numbers.count(value / 100)} %` : numbers.money({ amount: value, currency })}
            </p>
            <p className={rows.text}>
              {name}, since <DateText value={since} />
            </p>
          </div>
          {mayEnd && (
            <Form method="post">
              <ActionButton name="end" value={id} variant="default" color="red" size="xs" aria-label={`End ${name}`}>
                End
              </ActionButton>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
