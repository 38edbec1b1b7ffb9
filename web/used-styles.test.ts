import { expect, it } from 'vitest'
import { classesIn, readSheet } from './used-styles.ts'

const [here, there] = ['_1b4', '_1b9']
const used = (css: string, html = `<p class="${here}">`) => readSheet(css).usedBy(classesIn(html))

it.each([
  ['a rule of a class that the page has', `.${here}{color:red}`],
  ['one of elements and signs', 'a:hover{color:red}'],
  ['one of a class that a script may bring', '.shop-places{color:red}'],
  ['one of which one selector may match', `.${there},.${here}{color:red}`],
  ['one that is about what is not there', `.${here}:not(.${there}):is(.${there}, a){color:red}`],
  ['what brings no rules', '@font-face{font-family:A;src:url(a.woff2)}@keyframes turn{to{rotate:1turn}}@layer a, b;'],
  ['a block with something of it', `@media (width<40em){.${here}{color:red}}`],
  ['a rule within a rule', `.${here}{color:red;&:hover{color:blue}}`],
])('keeps %s', (_, css) => expect(used(css)).toBe(css))

it.each([
  ['a rule of a class that the page has not', `.${there}{color:red}`],
  ['one that needs both', `.${here} .${there}{color:red}`],
  ['a block that has nothing left', `@media (width<40em){@supports (gap:1px){.${there}{color:red}}}`],
])('leaves %s out', (_, css) => expect(used(css)).toBe(''))
