import { Gauge, type Registry } from 'prom-client';
import type { Database } from './database';

/** Registers metrics of the database's connections: a full pool makes requests wait. */
export function measureDatabase(registry: Registry, { connections }: Pick<Database, 'connections'>): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('database_connections_max', 'Maximum connections of this process', () => connections().max);
  gauge('database_connections_busy', 'Connections that run a statement', () => connections().busy);
  gauge('database_statements_waiting', 'Statements and transactions that wait', () => connections().waiting);
}
