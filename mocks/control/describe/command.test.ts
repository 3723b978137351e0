import { expect, test } from 'vitest'
import { toCommand } from './command.ts'

test('a printed command names a backend and a world that are not the default ones [CLI-02]', () => {
  const command = (backend: string, world: string) => toCommand('journal --follow', { backend, world })
  expect(command('http://localhost:4010', 'default')).toBe('npx spoke journal --follow')
  expect(command('http://localhost:4011', 'mine')).toBe(
    'npx spoke journal --follow --backend http://localhost:4011 --world mine',
  )
})

test('the backend of the environment is not repeated in a command [CLI-02]', () => {
  const target = { backend: 'http://localhost:4011', world: 'default' }
  expect(toCommand('clock', target, 'http://localhost:4011')).toBe('npx spoke clock')
  expect(toCommand('clock', { ...target, backend: 'http://localhost:4010' }, 'http://localhost:4011')).toBe(
    'npx spoke clock --backend http://localhost:4010',
  )
})
