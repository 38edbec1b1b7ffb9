import type { MergedField } from '#contract/customers/customer-shapes.ts'
import type { CustomerKind } from '#domain/customers/customer.ts'

type Labels = Record<string, string>

export const kindLabels: Record<CustomerKind, string> = { person: 'Person', company: 'Company' }
export const originLabels: Labels = { order: 'First order', member: 'Added by hand', import: 'Imported' }

/** The labels of preferences; the values are those of `domain/customers/customer.ts`. */
export const seatLabels: Labels = {
  window: 'Window',
  aisle: 'Aisle',
  front: 'Front of the cabin',
  'extra-legroom': 'Extra legroom',
}
export const mealLabels: Labels = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  halal: 'Halal',
  kosher: 'Kosher',
  'gluten-free': 'Gluten-free',
  diabetic: 'Diabetic',
}
export const boardLabels: Labels = {
  'room-only': 'Room only',
  breakfast: 'Breakfast',
  'half-board': 'Half board',
  'full-board': 'Full board',
  'all-inclusive': 'All inclusive',
}

/** The label of each field that a merge compares, and of its values. */
export const fieldLabels: Record<MergedField, string> = {
  name: 'Name',
  kind: 'Kind',
  email: 'E-mail',
  phone: 'Phone',
  seat: 'Seat',
  meal: 'Meal',
  board: 'Board',
  other: 'Other wishes',
}
const valueLabels: Partial<Record<MergedField, Labels>> = {
  kind: kindLabels,
  seat: seatLabels,
  meal: mealLabels,
  board: boardLabels,
}

export const valueLabel = (field: MergedField, value: string): string => valueLabels[field]?.[value] ?? value

/** Options of a select, with an empty first one. */
export const optionsOf = (labels: Labels, none: string): { value: string; label: string }[] => [
  { value: '', label: none },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]
