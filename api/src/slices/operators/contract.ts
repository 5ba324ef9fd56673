export * from '../../foundation/contract/admin/operators.ts';
