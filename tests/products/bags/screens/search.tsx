import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { apiContext } from '#web/context.ts'
import { ActionButton } from '#web/kit/form/action-button.tsx'
import { Button } from '#web/kit/form/button.tsx'
import { FormError } from '#web/kit/form/form-error.tsx'
import { readForm } from '#web/kit/form/outcome.ts'
import { TextInput } from '#web/kit/form/text-input.tsx'
import { Money } from '#web/kit/money.tsx'
import { answerFailedStep } from '#web/products/checkout/answer-failed-step.ts'
import { CompareTick } from '#web/products/compare-tick.tsx'
import { CompareTray } from '#web/products/compare-tray.tsx'
import { SearchPage } from '#web/search/search-page.tsx'
import type { BagResult, BagSnapshot } from '../contract.ts'
import { BagSearch, bagParams } from '../shapes.ts'
import { bagPaths } from '../web.ts'
import { comparedBags, toComparedBag } from './compare-list.ts'

/** The results of the search in the address; an address without an id starts it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { bags } = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const searchId = params.get('searchId')
  if (searchId) return { snapshot: await bags.results({ searchId }) }
  const { data: search } = BagSearch.safeParse(Object.fromEntries(params))
  if (!search) return { snapshot: null }
  const found = await bags.search(search)
  throw redirect(`/protection/new?searchId=${found.searchId}&${bagParams(search)}`)
}

/** Opens a checkout of the chosen cover. */
export async function action({ request, context }: ActionFunctionArgs) {
  const searchId = new URL(request.url).searchParams.get('searchId') ?? ''
  const typed = await readForm(request)
  try {
    const choice = { product: 'protection' as const, searchId, coverId: typed.coverId ?? '' }
    const { id } = await context.get(apiContext).checkouts.create(choice)
    return redirect(bagPaths(id).details)
  } catch (error) {
    return answerFailedStep(error, { here: '/protection/new', paths: bagPaths(''), typed })
  }
}

/** The search for cover for bags, and its results. */
export default function Search() {
  const { snapshot } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <SearchPage
      title="Cover for bags"
      context="For bags that are lost or stolen on a trip."
      form={
        <Form>
          <TextInput label="First day" name="from" placeholder="YYYY-MM-DD" />
          <TextInput label="Last day" name="to" placeholder="YYYY-MM-DD" />
          <TextInput label="Bags" name="bags" inputMode="numeric" />
          <Button type="submit">Search cover</Button>
        </Form>
      }
    >
      <FormError outcome={outcome} />
      {snapshot?.found.map((cover) => (
        <Found key={cover.id} cover={cover} snapshot={snapshot} />
      ))}
      {snapshot && <Tray snapshot={snapshot} />}
    </SearchPage>
  )
}

function Found({ cover, snapshot }: { cover: BagResult; snapshot: BagSnapshot }) {
  const key = { searchId: snapshot.searchId, id: cover.id }
  const isCompared = comparedBags.useHas(key)
  const toggle = () => (isCompared ? comparedBags.remove(key) : comparedBags.add(toComparedBag(cover, snapshot)))
  return (
    <article aria-label={cover.name}>
      <h2>{cover.name}</h2>
      <Money amount={cover.total} currency={snapshot.currency} />
      <CompareTick isCompared={isCompared} onChange={toggle} of={cover.name} />
      <Form method="post">
        <ActionButton name="coverId" value={cover.id}>
          Choose {cover.name}
        </ActionButton>
      </Form>
    </article>
  )
}

function Tray({ snapshot: { searchId, search } }: { snapshot: BagSnapshot }) {
  return (
    <CompareTray
      label="Covers to compare"
      counted={(count) => `${count} covers`}
      more="Tick another one"
      list={comparedBags.useList()}
      shown={{ searchId, search: `${bagParams(search)}`, isFinished: true }}
      slotOf={({ title }) => ({ mark: null, title, price: null, removeLabel: `Do not compare ${title}` })}
      onRemove={comparedBags.remove}
      onClear={comparedBags.clear}
      addressOf={comparedBags.address}
      searchAgain={({ query }) => `/protection/new?${query}`}
    />
  )
}
