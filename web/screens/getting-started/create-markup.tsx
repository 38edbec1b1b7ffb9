import { Form, href, redirect } from 'react-router'
import { markupKinds } from '#domain/money/markup-rules.ts'
import { numbersOf } from '#domain/numbers.ts'
import { productFacts, products } from '#domain/products.ts'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { useNumbers } from '../../kit/numbers.ts'
import { Wizard } from '../../kit/wizard.tsx'
import { sessionContext } from '../../session.ts'
import rows from '../settings/rows.module.css'
import { firstSteps } from '../website/start/logo-steps.ts'
import type { Route } from './+types/create-markup'
import { readMarkup } from './read-markup.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Add a markup' }]

export const loader = ({ context }: Route.LoaderArgs) => ({ currency: context.get(sessionContext).regional.currency })

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { name = '', value = '' } = typed
  const kind = markupKinds.find((one) => one === typed.kind) ?? 'percent'
  const { regional, reader } = context.get(sessionContext)
  const read = { kind, currency: regional.currency, numbers: numbersOf(reader.numbers) }
  try {
    // The server refuses a product that was not chosen, at its field.
    const product = (typed.product ?? '') as (typeof products)[number]
    await context.get(apiContext).markups.create({ product, name, kind, value: readMarkup(value, read) })
  } catch (error) {
    return failedForm(error, typed)
  }
  return redirect(href('/gettingStarted/markups'))
}

/** A new rule, which replaces that of its product. */
export default function CreateMarkup({ loaderData: { currency }, actionData }: Route.ComponentProps) {
  const form = useFields(actionData, checkFor('markup'))
  const numbers = useNumbers()
  const choices = products.map((product) => ({ value: product, label: productFacts[product].label }))
  const kinds = [
    { value: 'percent', label: 'Percentage of the net price' },
    { value: 'fixed', label: `Amount for each booking, in ${currency}` },
  ]
  return (
    <Wizard
      steps={firstSteps}
      current={2}
      title="Add a markup"
      context="It replaces the rule of its product at once. Orders, and prices that a customer has accepted, do not change."
      failed={form.outcome}
      skip={{ label: 'Cancel', to: href('/gettingStarted/markups') }}
      next={<ActionButton form="markup">Save the markup</ActionButton>}
    >
      <DetailSection title="The rule">
        <Form {...form.events} id="markup" method="post" className={rows.form} noValidate>
          <NativeSelect label="For" data={[{ value: '', label: 'Choose' }, ...choices]} {...form.field('product', '')} />
          <TextInput
            label="Name"
            description="Beside the amount in every price breakdown."
            maxLength={60}
            {...form.field('name')}
          />
          <NativeSelect label="Kind" data={kinds} {...form.field('kind', 'percent')} />
          <TextInput
            label="Value"
            description={`Such as ${numbers.decimal('7.5')}, or ${numbers.count(5000)}.`}
            inputMode="decimal"
            maxLength={20}
            {...form.field('value')}
          />
        </Form>
      </DetailSection>
    </Wizard>
  )
}
