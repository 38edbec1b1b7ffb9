import { redirect } from 'react-router'
import { DepartureTerms, PackageWords } from '#contract/packages/package-shapes.ts'
import type { Image } from '#contract/images.ts'
import type { Api } from '#contract/index.ts'
import type { PackageCheck } from '#contract/packages/package-shapes.ts'
import { addDays } from '#domain/dates.ts'
import { packageStatuses } from '#domain/packages/package-content.ts'
import { failedForm, type FormOutcome } from '../../../kit/form/outcome.ts'
import { refusedItems } from '../refused-items.ts'

const MOST_WEEKS = 52

export type PackageOutcome = FormOutcome | { uploaded: Image } | { done: string } | { check: PackageCheck; departureId: string }

type Text = (name: string) => string

const parsed = (text: string): unknown => JSON.parse(text)

/** What each button of the editor does, and what it says afterwards. */
const intents: Record<string, (api: Api['packages'], id: string, text: Text) => Promise<string>> = {
  async 'add-trip'(api, id, text) {
    await api.addTrip({ id, tripId: text('tripId') })
    return 'The items of the trip are added.'
  },
  async 'add-departures'(api, id, text) {
    const weeks = Math.min(MOST_WEEKS, Math.max(1, Math.floor(Number(text('weeks'))) || 1))
    const day = text('day')
    const days = day ? Array.from({ length: weeks }, (_, at) => addDays(day, at * 7)) : ['']
    await api.addDepartures({ id, days, places: Number(text('places')) })
    return weeks === 1 ? 'The departure is added.' : 'The departures are added.'
  },
  async 'remove-departure'(api, id, text) {
    await api.removeDeparture({ id, departureId: text('departureId') })
    return 'The departure is removed.'
  },
  async 'set-status'(api, id, text) {
    const status = packageStatuses.find((one) => one === text('status')) ?? 'draft'
    await api.setStatus({ id, status })
    return { draft: 'The package is not sold.', published: 'The package is sold now.', archived: 'The package is archived.' }[
      status
    ]
  },
}

/** The action of the editor of a package: saves it, stores a photo, or does what a button says. */
export async function actOnPackage(
  api: Api['packages'],
  id: string,
  request: Request,
): Promise<Response | PackageOutcome | ReturnType<typeof failedForm>> {
  const form = await request.formData()
  const text: Text = (name) => String(form.get(name) ?? '')
  const file = form.get('file')
  const intent = text('intent')
  try {
    if (file instanceof File) return { uploaded: await api.uploadPhoto({ file, alt: text('alt') }) }
    if (intent === 'duplicate') return redirect(`/packages/${(await api.duplicate({ id })).id}`)
    if (intent === 'save') {
      const words = PackageWords.safeParse(parsed(text('package')))
      if (!words.success) return invalid(words.error.issues)
      await api.save({ id, revision: Number(text('revision')), ...words.data })
      return { done: 'Saved.' }
    }
    if (intent === 'change-departure') {
      const terms = DepartureTerms.safeParse(parsed(text('terms')))
      if (!terms.success) return invalid(terms.error.issues)
      await api.changeDeparture({ id, departureId: text('departureId'), ...terms.data })
      return { done: 'The departure is saved.' }
    }
    if (text('removeItem')) {
      await api.removeItem({ id, itemId: text('removeItem') })
      return { done: 'The item is removed.' }
    }
    if (text('check')) {
      const departureId = text('check')
      const party = { adults: Number(text('people')), children: [] }
      return { departureId, check: await api.check({ id, departureId, party }) }
    }
    const act = intents[intent]
    return act ? { done: await act(api, id, text) } : redirect(`/packages/${id}`)
  } catch (error) {
    return failedForm(refusedItems(error), {})
  }
}

/** What the shapes refuse, by field. */
function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): FormOutcome {
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
  const failure = { code: 'input.invalid', title: 'Not saved', body: 'Correct the marked fields.', fields, dialogCode: null }
  return { failure: { ...failure, detail: null }, typed: {} }
}
