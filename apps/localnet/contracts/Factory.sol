// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vault} from "./Vault.sol";

/// Makes vaults, at addresses that follow from its nonce or from a salt.
contract Factory {
    event Created(address indexed vault, address indexed owner, bool salted);

    function create(address owner) external payable returns (address vault) {
        vault = address(new Vault{value: msg.value}(owner));
        emit Created(vault, owner, false);
    }

    function create2(address owner, bytes32 salt) external payable returns (address vault) {
        vault = address(new Vault{value: msg.value, salt: salt}(owner));
        emit Created(vault, owner, true);
    }
}
