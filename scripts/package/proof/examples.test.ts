import { expect, test } from 'vitest'
import { readExamples, replacePorts } from './examples.ts'

const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``

test('every code block of a README is an example to run [SIM-10]', () => {
  const markdown = [
    block('sh install', 'npm install x'),
    block('js file=a.js', 'run()'),
    block('sh background', 'npx spoke backend'),
    block('sh', 'npx spoke journal\nnpx spoke outbox'),
  ].join('\n\ntext\n\n')
  expect(readExamples(markdown)).toEqual([
    { kind: 'file', path: 'a.js', text: 'run()\n' },
    { kind: 'commands', isBackground: true, lines: ['npx spoke backend'] },
    { kind: 'commands', isBackground: false, lines: ['npx spoke journal', 'npx spoke outbox'] },
  ])
})

test('a block that nothing could run fails the proof [SIM-10]', () => {
  expect(() => readExamples(block('js', 'run()'))).toThrow('says neither its file')
})

test('examples run on free ports [SIM-10]', () => {
  expect(replacePorts('http://localhost:4010 and 3000, not 30001', { 4010: 1, 3000: 2 })).toBe(
    'http://localhost:1 and 2, not 30001',
  )
})
