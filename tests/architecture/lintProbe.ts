import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '#server/projectRoot.ts'

/** What the linter says against one line of one planted file. */
export interface Objection {
  file: string
  /** The rule, as the linter names it: "eslint(no-restricted-imports)". */
  rule: string
}

/**
 * Lints planted files (path in the project → text) with the project's own configuration, in a temporary folder, so that
 * no planted fault ever appears in the real one. Throws when the linter did not run.
 */
export async function objectionsTo(files: Readonly<Record<string, string>>): Promise<Objection[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  try {
    for (const settings of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
      await cp(join(projectRoot, settings), join(folder, settings))
    }
    await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    return await lint(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Report {
  diagnostics: { code?: string; filename: string }[]
  number_of_files: number
}

function lint(folder: string): Promise<Objection[]> {
  const oxlint = join(projectRoot, 'node_modules/oxlint/bin/oxlint')
  // The packages are a link here, which the linter would follow.
  const flags = ['--format', 'json', '--ignore-pattern', 'node_modules']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [oxlint, ...flags], { cwd: folder }, (error, stdout, stderr) => {
      try {
        const report = JSON.parse(stdout) as Report // the linter's own format
        if (report.number_of_files === 0) throw new Error('The linter looked at no file.')
        resolve(report.diagnostics.map(({ code, filename }) => ({ file: filename, rule: code ?? 'syntax' })))
      } catch (cause) {
        const said = [stderr, stdout, error?.message].find(Boolean) ?? 'nothing'
        reject(new Error(`The linter did not answer: ${said.slice(0, 500)}`, { cause }))
      }
    })
  })
}
