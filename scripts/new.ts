import { RECIPES, scaffold } from './scaffold.ts'
import { stopWithLine } from './stop-with-line.ts'

/** `npm run new:<kind> <name>`: the files of a new screen, endpoint, supplier, e-mail, job or decision, and the lines that register it. */
const [kind = '', name = ''] = process.argv.slice(2)
try {
  if (!name) throw new Error(`Usage: ${RECIPES[kind]?.usage ?? 'npm run new:<kind> <name>'}`)
  const { written, remaining } = scaffold(kind, name)
  for (const path of written) console.log(`Wrote ${path}`)
  for (const line of remaining) console.log(`Add to ${line}`)
} catch (error) {
  stopWithLine(error)
}
