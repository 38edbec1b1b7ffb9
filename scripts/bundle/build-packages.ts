import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { compileMail } from '#server/mail/compile-mail.ts'
import { mailTemplates } from '#server/mail/registry.ts'
import { compiledMail } from '#server/package-file.ts'
import { root } from '../run-command.ts'

const packages = join(root, 'build', 'packages')
/** Files that the server sends unchanged. */
const COPIED = ['country-flag-icons/3x2', '@scalar/fastify-api-reference/dist/js/standalone.js']
/** Libraries that the server loads, each bundled with its imports into the file that replaces its entry. */
const BUNDLED = ['pdfmake/js/index.js', '@simplewebauthn/server/script/index.js', 'web-push/src/index.js']

/** Writes the files that production needs of packages that it does not install (server/package-file.ts), and the HTML of every mail template. */
export async function buildPackages(): Promise<void> {
  await rm(packages, { recursive: true, force: true })
  await Promise.all([copyFiles(), bundleLibraries(), compileMails()])
}

async function copyFiles(): Promise<void> {
  for (const path of COPIED) await cp(join(root, 'node_modules', path), join(packages, path), { recursive: true })
}

async function bundleLibraries(): Promise<void> {
  // CommonJS: libraries read `__dirname`.
  await mkdir(packages, { recursive: true })
  await writeFile(join(packages, 'package.json'), '{ "type": "commonjs" }\n')
  for (const path of BUNDLED) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'node_modules', path),
        outDir: dirname(join(packages, path)),
        target: 'node24',
        minify: true,
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'index.js' } },
      },
    })
  }
}

async function compileMails(): Promise<void> {
  for (const template of Object.values(mailTemplates)) {
    const file = compiledMail(template.id)
    await mkdir(new URL('.', file), { recursive: true })
    await writeFile(file, await compileMail(template))
  }
}
