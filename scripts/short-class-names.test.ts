import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-command.ts'
import { shortClassNames } from './short-class-names.ts'

const css = '.card { margin: 0.5rem } @keyframes fade { to { opacity: 0 } } .card > .title, .card.is-open { color: red }'
const file = (path: string) => join(root, path)
const header = file('web/site/header.module.css')

test('each class and animation of a file has another name, whatever asks for it', () => {
  const [one, other] = [shortClassNames(), shortClassNames()]
  const names = ['card', 'fade', 'title', 'is-open'].map((name) => one(name, header, css))
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).toMatch(/^_[\da-z]{3,5}$/)
  expect(other('title', `${header}?direct`, css)).toBe(names[2])
})

test('the same class of two files has two names', () => {
  const name = shortClassNames()
  expect(name('card', header, css)).not.toBe(name('card', file('web/site/footer.module.css'), css))
})

test('an unknown file or name fails the build', () => {
  const name = shortClassNames()
  expect(() => name('card', file('web/nowhere.module.css'), css)).toThrow('no short name')
  expect(() => name('absent', header, css)).toThrow('no short name')
})
