import { type Fault, faultsOf } from '#domain/site/faults.ts'
import { pageOf, type Site } from '#domain/site/site.ts'
import { addressOf } from '../../screens/website/pages/fault-address.ts'
import { fieldsOf } from '../block-fields.ts'
import type { FieldSpecs } from '../field-spec.ts'
import type { UnfinishedTexts } from './unfinished.ts'

/** Something that has to be fixed before publishing, and the address that opens its field. */
export interface Problem {
  to: string
  where: string
  says: string
}

const pageLabels: Record<string, string> = { title: 'Name of the page', description: 'In one sentence' }

/** A field's name in its form: "Questions 3, Answer". */
function labelOf(fields: FieldSpecs, [name, ...rest]: readonly (string | number)[]): string[] {
  const spec = fields[String(name)]
  if (!spec) return []
  if (spec.as === 'group') return [spec.label, ...labelOf(spec.fields, rest)]
  if (spec.as !== 'list') return [spec.label]
  const [at, ...within] = rest
  return [typeof at === 'number' ? `${spec.label} ${at + 1}` : spec.label, ...labelOf(spec.fields, within)]
}

function problemOf(site: Site, fault: Fault): Problem {
  const { page, block: id, field, where, says } = fault
  const block = page && pageOf(site, page).blocks.find((each) => each.id === id)
  const label = block ? labelOf(fieldsOf(block.kind), field) : (pageLabels[String(field[0])] ?? [])
  return { to: addressOf(fault), where: [where, ...[label].flat()].join(', '), says }
}

/** The path of an unfinished text by the id of its field: `cta-2_custom_items-0-rating`. */
function placeOf(id: string): Pick<Fault, 'block' | 'field'> {
  const [owner = '', path = ''] = id.split('_custom_')
  return { block: owner === 'root' ? null : owner, field: path.split('-') }
}

/** Everything that prevents publishing, each with a link to it. */
export function publishProblems(site: Site, unfinished: UnfinishedTexts): Problem[] {
  const typed = [...unfinished].flatMap(([id, { page, label, says }]): Problem[] => {
    const { title, blocks } = pageOf(site, page)
    const { block, field } = placeOf(id)
    if (block !== null && !blocks.some((each) => each.id === block)) return []
    return [{ to: addressOf({ page, block, field }), where: `${title}, ${label}`, says }]
  })
  return [...faultsOf(site).map((fault) => problemOf(site, fault)), ...typed]
}
