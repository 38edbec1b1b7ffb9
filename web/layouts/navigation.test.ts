import { expect, test } from 'vitest'
import { permissionsByRole } from '#domain/permissions.ts'
import { currentEntry, navigation, navigationFor } from './navigation.ts'

const labels = (permissions: readonly string[]) =>
  navigationFor(permissions).flatMap((section) => section.entries.map((entry) => entry.label))

test('a role sees only the places it may open', () => {
  expect(labels(permissionsByRole.viewer)).toContain('Orders')
  expect(labels(permissionsByRole.viewer)).not.toContain('Transactions')
  expect(labels(permissionsByRole.owner)).toContain('Transactions')
})

test('a section without places is not shown', () => {
  expect(navigationFor([]).every((section) => section.entries.length > 0)).toBe(true)
})

test('the most specific place is the current one', () => {
  expect(currentEntry(navigation, '/order/new/newFlight')?.label).toBe('Flights')
  expect(currentEntry(navigation, '/order/new/flight/offers')?.label).toBe('Flights')
  expect(currentEntry(navigation, '/order/flight/12')?.label).toBe('Orders')
  expect(currentEntry(navigation, '/orders-of-others')).toBeNull()
})
