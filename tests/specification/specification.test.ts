import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtRoutes } from './built-routes.ts'
import { constants } from './constants.ts'
import { content } from './content.ts'
import { errors } from './errors.ts'
import { listedRoutes } from './listed-routes.ts'
import { product } from './product.ts'
import { readTestTitles } from './read-test-titles.ts'
import { routes } from './routes.ts'
import { rules } from './rules.ts'
import { screens } from './screens.ts'
import { settings } from './settings.ts'
import { state } from './state.ts'
import { transitions } from './transitions.ts'

const sections = { product, routes, screens, content, settings, state, transitions, rules, errors, constants }
const rows = Object.entries(sections).flatMap(([section, list]) => list.map((row) => ({ section, ...row })))
const tried = rows.flatMap((row) => ('tried' in row ? row.tried.map((name) => ({ name, says: row.says })) : []))
const notBuilt = rows.filter((row) => 'notBuilt' in row)
const built = new Set(builtRoutes.map(({ path }) => path))
const isListed = new Set(listedRoutes)

const titles = new Map<string, RegExp[]>()
const titlesOf = (file: string) => {
  const known = titles.get(file) ?? (existsSync(file) ? readTestTitles(file) : [])
  titles.set(file, known)
  return known
}

it('each requirement names existing tests', () => {
  const missing = tried.filter(({ name }) => {
    const [file = '', ...title] = name.split(' > ')
    return !titlesOf(file).some((pattern) => pattern.test(title.join(' > ')))
  })
  expect(missing).toEqual([])
})

it('each requirement names tests, or the part that is not built yet', () => {
  expect(rows.filter((row) => ('tried' in row ? row.tried.length === 0 : row.notBuilt === undefined))).toEqual([])
})

it('a requirement that is not built shows an address that does not exist yet', () => {
  const wrong = notBuilt.filter(({ shows }) => !isListed.has(shows) || built.has(shows))
  expect(wrong.map(({ says, shows }) => `${says} ${shows}`)).toEqual([])
})

it('each route of the specification is a row, and exists unless it is marked as not built', () => {
  expect(routes.map(({ says }) => says).toSorted()).toEqual(listedRoutes.toSorted())
  const missing = routes.filter((row) => 'tried' in row && !built.has(row.shows))
  expect(missing.map(({ says }) => says)).toEqual([])
})

it('an address without its own screen is not tested as a screen', () => {
  const screens = new Set(builtRoutes.filter(({ file }) => file.endsWith('.tsx')).map(({ path }) => path))
  const asScreens = routes.filter((row) => 'tried' in row && row.tried.some((name) => name.includes('accessibility.spec.ts')))
  expect(asScreens.filter(({ shows }) => !screens.has(shows)).map(({ says }) => says)).toEqual([])
})

it('each requirement occurs once', () => {
  const names = rows.map(({ section, says }) => `${section}: ${says}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
